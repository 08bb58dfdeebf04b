/** One row of the failure matrix. */
export interface FailureRow {
  readonly failure: string;
  /** What the site or the command did. */
  readonly outcome: string;
  /** What the pages of the failing module did. */
  readonly own: string;
  /** What the other modules' pages did meanwhile. */
  readonly others: string;
  /** The other pages were whole and came in time, and the outcome is the one that is wanted. */
  readonly met: boolean;
}

/** Prints the rows as they come. Returns how many are not met. */
export async function printRows(title: string, rows: AsyncIterable<FailureRow>): Promise<number> {
  console.log(`\n${title}\n| | Failure | Site | Its pages | Other pages |\n| --- | --- | --- | --- | --- |`);
  let missed = 0;
  for await (const { met, failure, outcome, own, others } of rows) {
    if (!met) missed += 1;
    console.log(`| ${met ? 'met' : 'MISSED'} | ${failure} | ${outcome} | ${own} | ${others} |`);
  }
  return missed;
}

/** One row of the failure matrix. */
export interface FaultRow {
  readonly fault: string;
  /** What the site or the command did. */
  readonly outcome: string;
  /** What the pages of the faulty module did. */
  readonly own: string;
  /** What the other modules' pages did meanwhile. */
  readonly others: string;
  /** The other pages were whole and came in time, and the outcome is the one that is wanted. */
  readonly met: boolean;
}

/** Prints the rows as they come. Returns how many are not met. */
export async function printRows(title: string, rows: AsyncIterable<FaultRow>): Promise<number> {
  console.log(`\n${title}\n| | Fault | Site | Its pages | Other pages |\n| --- | --- | --- | --- | --- |`);
  let missed = 0;
  for await (const { met, fault, outcome, own, others } of rows) {
    if (!met) missed += 1;
    console.log(`| ${met ? 'met' : 'MISSED'} | ${fault} | ${outcome} | ${own} | ${others} |`);
  }
  return missed;
}

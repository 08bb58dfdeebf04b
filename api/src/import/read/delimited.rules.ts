/** As spreadsheet programs separate cells, by the language that they are set to. */
const DELIMITERS = [',', ';', '\t'];
/** Excel's own line that names the separator. */
const NAMED = /^"?sep=(.)"?\n/i;

/** What separates the cells: the line that names it, else what the row of headings has most of. */
export function detectDelimiter(text: string): string {
  const named = NAMED.exec(text)?.[1];
  if (named !== undefined) return named;
  const [heading = ''] = text.trimStart().split('\n', 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** The text with an empty line in the place of the one that names the separator. */
export function dropNamedDelimiter(text: string): string {
  return text.replace(NAMED, '\n');
}

/**
 * The first quotation mark that opens a cell and that none closes, with the line on which it stands. Within a cell that does
 * not begin with one it is a sign like others, as for spreadsheet programs.
 */
export function findOpenQuote(text: string, delimiter: string): number | undefined {
  let line = 1;
  let openedAt: number | undefined;
  let isAtStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (openedAt === undefined) {
      if (sign === '"' && isAtStart) openedAt = line;
      isAtStart = sign === '\n' || sign === delimiter;
    } else if (sign === '"') {
      const next = text[at + 1];
      if (next === '"') at += 1;
      else if (next === undefined || next === delimiter || next === '\n') openedAt = undefined;
      else return openedAt;
    }
  }
  return openedAt;
}

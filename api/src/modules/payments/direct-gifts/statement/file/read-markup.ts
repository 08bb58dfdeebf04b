import { Parser } from 'htmlparser2';
import { MOST_ROWS, TOO_MANY_ROWS, type SheetsOfFile, type StatementRow } from './statement-sheet.ts';

/** More columns than any statement has: what spans more spans them all. */
const MOST_COLUMNS = 100;
const ROWS = new Set(['tr', 'row', 'ss:row']);
const CELLS = new Set(['td', 'th', 'cell', 'ss:cell']);
const BREAKS = new Set(['br', 'p', 'div']);
const UNSEEN = new Set(['script', 'style', 'head', 'documentproperties', 'styles']);

/** Reads the rows of all tables of a web page or of a spreadsheet in XML, both of which banks give out as `.xls`. */
export function readMarkup(text: string): SheetsOfFile {
  const rows: StatementRow[] = [];
  let cells: string[] = [];
  let cell: string | undefined;
  let unseen = 0;
  let rowNumber = 0;
  /** The columns that a cell of a row above covers, each with the number of rows that it still covers. */
  let spans = new Map<number, number>();
  let span = { columns: 1, rows: 1 };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1;
      else if (name === 'table') spans = new Map();
      else if (ROWS.has(name)) {
        cells = [];
        const next = rowNumber + 1;
        rowNumber = readCount(attributes['ss:index']) ?? next;
        if (rowNumber !== next) spans = new Map();
      } else if (CELLS.has(name)) {
        const index = readCount(attributes['ss:index']) ?? 0;
        while (cells.length < index - 1 || (index === 0 && spans.has(cells.length))) cells.push('');
        cell = '';
        span = readSpan(attributes);
      } else if (BREAKS.has(name) && cell !== undefined) cell += ' ';
    },
    ontext(piece) {
      if (unseen === 0 && cell !== undefined) cell += piece;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      else if (CELLS.has(name) && cell !== undefined) {
        const at = cells.length;
        cells.push(cell.replaceAll(/\s+/g, ' ').trim());
        while (cells.length < Math.min(at + span.columns, MOST_COLUMNS)) cells.push('');
        // A span counts the row of its cell too; each row's end takes one off.
        if (span.rows > 1)
          for (let column = at; column < cells.length; column += 1) spans.set(column, span.rows);
        cell = undefined;
      } else if (ROWS.has(name)) {
        rows.push({ line: rowNumber, cells });
        cells = [];
        spans = new Map(
          [...spans].flatMap(([column, left]) => (left > 1 ? [[column, left - 1] as const] : [])),
        );
      }
    },
  });
  parser.end(text);
  return rows.length > MOST_ROWS
    ? { outcome: 'not-read', problem: TOO_MANY_ROWS }
    : { outcome: 'read', sheets: [{ name: '', rows }] };
}

/** How many columns and rows a cell takes, in a web page or in a spreadsheet. */
function readSpan(attributes: Readonly<Record<string, string>>): { columns: number; rows: number } {
  const more = (name: string) => readCount(attributes[name]) ?? 0;
  return {
    columns: Math.max(1, more('colspan'), more('ss:mergeacross') + 1),
    rows: Math.max(1, more('rowspan'), more('ss:mergedown') + 1),
  };
}

/** A number of columns or rows as an attribute names it. */
function readCount(attribute: string | undefined): number | undefined {
  if (attribute === undefined || !/^[0-9]{1,6}$/.test(attribute)) return undefined;
  return Math.min(Number(attribute), MOST_COLUMNS);
}

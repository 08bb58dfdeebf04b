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
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1;
      else if (ROWS.has(name)) {
        cells = [];
        rowNumber = readCount(attributes['ss:index']) ?? rowNumber + 1;
      } else if (CELLS.has(name)) {
        const index = readCount(attributes['ss:index']) ?? 0;
        while (cells.length < index - 1) cells.push('');
        cell = '';
      } else if (BREAKS.has(name) && cell !== undefined) cell += ' ';
    },
    ontext(piece) {
      if (unseen === 0 && cell !== undefined) cell += piece;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      else if (CELLS.has(name) && cell !== undefined) {
        cells.push(cell.replaceAll(/\s+/g, ' ').trim());
        cell = undefined;
      } else if (ROWS.has(name)) {
        rows.push({ line: rowNumber, cells });
        cells = [];
      }
    },
  });
  parser.end(text);
  return rows.length > MOST_ROWS ? { problem: TOO_MANY_ROWS } : { sheets: [{ name: '', rows }] };
}

/** A number of columns or rows as an attribute names it. */
function readCount(attribute: string | undefined): number | undefined {
  if (attribute === undefined || !/^[0-9]{1,6}$/.test(attribute)) return undefined;
  return Math.min(Number(attribute), MOST_COLUMNS);
}

import { decodeText } from './decode-text.rules.ts';
import { readDelimited } from './read-delimited.ts';
import { readMarkup } from './read-markup.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SheetsOfFile, StatementRow } from './statement-sheet.ts';

/** Files that are told by their first bytes, with what to do instead. */
const REFUSED: readonly (readonly [bytes: readonly number[], words: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'The file is an old Excel file (.xls), or one with a password. Open it in a spreadsheet, save it as .xlsx without a password, or as CSV, and import that.',
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    'The file is a PDF, which has no table that can be read safely. Download the statement from the bank as CSV or Excel (.xlsx).',
  ],
  [
    [0x7b, 0x5c, 0x72, 0x74, 0x66],
    'The file is a text document. Download the statement from the bank as CSV or Excel (.xlsx).',
  ],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Reads a bank's file by what it holds, whatever its name ends in. `isTable` says whether rows have a statement's table. */
export async function readFile(
  bytes: Uint8Array,
  isTable: (rows: readonly StatementRow[]) => boolean,
): Promise<SheetsOfFile> {
  const refused = REFUSED.find(([start]) => beginsWith(bytes, start));
  if (refused) return { outcome: 'not-read', problem: refused[1] };
  if (beginsWith(bytes, ZIP)) return readWorkbook(bytes);
  const text = decodeText(bytes);
  return /^\s*(?:<|\ufeff<)/.test(text) ? readMarkup(text) : readDelimited(text, isTable);
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

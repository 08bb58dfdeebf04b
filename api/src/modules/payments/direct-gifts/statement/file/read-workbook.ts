import { unzipSync, zipSync } from 'fflate';
import readWorkbookSheets from 'read-excel-file/universal';
import { isError } from '../../../../../errors/is-error.ts';
import { MOST_ROWS, TOO_MANY_ROWS, type SheetsOfFile } from './statement-sheet.ts';

/** In bytes, of all parts of a workbook together: a statement has a few million. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_COLUMNS = 256;
/** The address of a cell or the number of a row, such as `C12` and `12`. */
const ADDRESS = /\sr\s*=\s*["']([A-Z]*)([0-9]*)["']/g;
const ERROR_CELL = /<(?:\w+:)?c\s[^>]*?\bt\s*=\s*["']e["'][^>]*>/;
const FORMULA_ALONE = /<(?:\w+:)?c\s[^>]*>\s*<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*<\/(?:\w+:)?c>/;
const NOT_READ = 'Open it in a spreadsheet, save it as .xlsx once more, or as CSV, and import that.';

/** Reads an `.xlsx` file. Numbers come as texts of their figures, days as YYYY-MM-DD. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetsOfFile> {
  try {
    const unpacked = unpack(bytes);
    if (unpacked.outcome === 'not-read') return unpacked;
    // Packed anew, since only what was unpacked here is known to be small.
    const packed = zipSync(unpacked.parts, { level: 0 });
    const sheets = await readWorkbookSheets(toArrayBuffer(packed), { trim: false, parseNumber: writeNumber });
    return {
      outcome: 'read',
      sheets: sheets.map(({ sheet, data }) => ({
        name: sheets.length > 1 ? sheet : '',
        isWorkbook: true,
        rows: data.map((cells, index) => ({ line: index + 1, cells: cells.map(toText) })),
      })),
    };
  } catch (error) {
    // Whatever a damaged file makes the readers throw, staff need to know what to do.
    if (!isError(error)) throw error;
    return {
      outcome: 'not-read',
      problem: `The file is no spreadsheet that can be read (${error.message}). ${NOT_READ}`,
    };
  }
}

type Unpacked =
  | { outcome: 'unpacked'; parts: Record<string, Uint8Array> }
  | { outcome: 'not-read'; problem: string };

function unpack(bytes: Uint8Array): Unpacked {
  let size = 0;
  const names: string[] = [];
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      // A part is never unpacked to more than it is said to have.
      size += originalSize;
      return size <= MOST_UNPACKED;
    },
  });
  if (size > MOST_UNPACKED) return { outcome: 'not-read', problem: 'The file is too large for a statement.' };
  if (!names.some((name) => name.startsWith('xl/')))
    return { outcome: 'not-read', problem: `The file is a packed one, but no .xlsx. ${NOT_READ}` };
  for (const [name, part] of Object.entries(parts)) {
    const problem = name.startsWith('xl/worksheets/')
      ? refuseSheet(new TextDecoder().decode(part))
      : undefined;
    if (problem !== undefined) return { outcome: 'not-read', problem };
  }
  return { outcome: 'unpacked', parts };
}

/** Why a sheet cannot be read whole: the library leaves such cells empty, or fills up the table to them. */
function refuseSheet(sheet: string): string | undefined {
  for (const [, letters = '', row] of sheet.matchAll(ADDRESS)) {
    if (Number(row) > MOST_ROWS) return TOO_MANY_ROWS;
    if (letters.length > 2 || columnOf(letters) > MOST_COLUMNS)
      return `The file has more than ${String(MOST_COLUMNS)} columns, which no statement has.`;
  }
  const broken = sheet.match(ERROR_CELL)?.[0] ?? sheet.match(FORMULA_ALONE)?.[0];
  if (broken === undefined) return undefined;
  const [, cell = '?'] = /\sr\s*=\s*["'](\w+)["']/.exec(broken) ?? [];
  return `Cell ${cell} holds a formula without a value, or an error such as #N/A. Import the bank’s own file, or write the value into the cell.`;
}

/** `A` is 1, `AB` is 28. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

/** The most figures that a spreadsheet stores of a number; more are lost when a file is saved. */
const EXACT_FIGURES = 15;
/** What is less is left over of a computation. */
const SMALLEST = 1e-6;

/**
 * The figures of a stored number. One with more than 15 has lost some: it is written shortened, `5.12345670005123e+17`, by
 * which it is refused later.
 */
function writeNumber(stored: string): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  if (Math.abs(number) >= 10 ** EXACT_FIGURES) return number.toExponential();
  const exact = Number(number.toPrecision(EXACT_FIGURES));
  return Math.abs(exact) < SMALLEST ? '0' : String(exact);
}

/** The library's types name a day by its constructor, so that its value is not narrowed by them. */
function toText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

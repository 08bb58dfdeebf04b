import { mapLanguages } from '@trust/shared/contract/languages';
import type { CellKind } from '../../content-kinds/fields.ts';
import { parseDelimited, type LineOfCells } from '../../tables/parse-delimited.ts';
import { parseCells, type FieldCells } from './csv-cells.rules.ts';
import { headingsOf, readHeadings } from './csv-headings.rules.ts';
import { detectDelimiter, dropNamedDelimiter, findOpenQuote } from './delimited.rules.ts';
import type { FoundEntries, FoundEntry } from './read-json.ts';
import { describeUnstorable } from './unstorable.rules.ts';

/** In characters. */
const MAX_ROW_LENGTH = 1_000_000;
const OPEN_QUOTE =
  'begins a cell with a quotation mark (") that no other one closes. Take it out, or save the table in a spreadsheet program';

/** The entries of a table in a text, as JSON has them. */
export function readCsv(file: string, text: string, fields: Record<string, CellKind>): FoundEntries {
  const parsed = parseRows(text.replace(/\r\n?/g, '\n'));
  return parsed.outcome === 'invalid'
    ? { entries: [], errors: [{ file, line: parsed.line, message: parsed.message }] }
    : readTable(file, parsed.rows, fields);
}

/** The rows of a table in the shape of JSON entries, each with the line on which it begins. */
function readTable(
  file: string,
  [heading, ...others]: readonly LineOfCells[],
  fields: Record<string, CellKind>,
): FoundEntries {
  if (!heading) return { entries: [], errors: [{ file, message: 'must begin with a row of headings' }] };
  const known = Object.entries(fields).flatMap(([field, kind]) => headingsOf(field, kind));
  const { headings, messages } = readHeadings(heading.cells, known);
  if (messages.length > 0)
    return { entries: [], errors: messages.map((message) => ({ file, line: heading.line, message })) };
  return {
    entries: others.map((row) => createEntry(file, headings, row, fields)),
    errors: others.flatMap(({ line, cells }) =>
      checkCells(headings, cells).map((error) => ({ file, line, ...error })),
    ),
  };
}

type ParsedRows =
  | { outcome: 'parsed'; rows: LineOfCells[] }
  | { outcome: 'invalid'; line?: number; message: string };

function parseRows(text: string): ParsedRows {
  const delimiter = detectDelimiter(text);
  const openQuote = findOpenQuote(text, delimiter);
  if (openQuote !== undefined) return { outcome: 'invalid', line: openQuote, message: OPEN_QUOTE };
  const parsed = parseDelimited(dropNamedDelimiter(text), {
    delimiter,
    max_record_size: MAX_ROW_LENGTH,
    skip_records_with_empty_values: true,
  });
  if (parsed.outcome === 'parsed') return parsed;
  const isLong = parsed.error.code === 'CSV_MAX_RECORD_SIZE';
  return {
    outcome: 'invalid',
    message: isLong
      ? 'has a row of more than 1,000,000 characters'
      : 'is no table with one row a line. Save it again as «CSV UTF-8»',
  };
}

/** What is wrong with the cells of a row whatever they mean. */
function checkCells(
  headings: readonly string[],
  cells: readonly string[],
): { field?: string; message: string }[] {
  return cells.flatMap((cell, index) => {
    const field = headings[index] ?? '';
    if (field === '' && cell.trim() !== '')
      return [{ message: `has "${shorten(cell)}" in column ${String(index + 1)}, which has no heading` }];
    const message = describeUnstorable(cell);
    return message === undefined ? [] : [{ field, message }];
  });
}

function shorten(cell: string): string {
  const text = cell.trim();
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

function createEntry(
  file: string,
  headings: readonly string[],
  { line, cells }: LineOfCells,
  fields: Record<string, CellKind>,
): FoundEntry {
  const cellOf = (heading: string) => cells[headings.indexOf(heading)] ?? '';
  const values = Object.entries(fields).map(([field, kind]) => {
    const own: FieldCells = {
      value: cellOf(field),
      key: cellOf(`${field}_key`),
      texts: mapLanguages((language) => cellOf(`${field}_${language}`)),
    };
    return [field, parseCells(kind, own)] as const;
  });
  const missing = headings.length - cells.length;
  return {
    value: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    location: { file, line },
    ...(missing > 0 && {
      hint: `has ${String(cells.length)} cells where the headings are ${String(headings.length)}`,
    }),
  };
}

import { mapLanguages } from '@trust/shared/contract/languages';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { ContentFieldError } from '../content-set.ts';
import { parseCells, type FieldCells } from './csv-cells.rules.ts';
import type { CellKind } from '../../content-kinds/fields.ts';
import { headingsOf } from './csv-headings.rules.ts';
import type { FoundEntries, FoundEntry } from './read-json.ts';

/** In characters. */
const MAX_ROW_LENGTH = 1_000_000;
const Rows = z.array(
  z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) }),
);
type Row = { line: number; cells: string[] };

/** The rows of a table in the shape of JSON entries, each with the line on which it begins. */
export function readCsv(file: string, text: string, fields: Record<string, CellKind>): FoundEntries {
  const rows = parseRows(file, text);
  if ('message' in rows) return { entries: [], errors: [rows] };
  const [heading, ...others] = rows;
  if (!heading) return { entries: [], errors: [{ file, message: 'must begin with a row of headings' }] };
  const headings = heading.cells.map((cell) => cell.trim());
  const errors = checkHeadings(headings, fields).map((message) => ({ file, line: heading.line, message }));
  if (errors.length > 0) return { entries: [], errors };
  return {
    entries: others.map((row) => createEntry(file, headings, row, fields)),
    errors: others.flatMap(({ line, cells }) =>
      cells.length === headings.length
        ? []
        : [
            {
              file,
              line,
              message: `has ${String(cells.length)} cells where the headings are ${String(headings.length)}`,
            },
          ],
    ),
  };
}

function parseRows(file: string, text: string): Row[] | ContentFieldError {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_ROW_LENGTH,
    });
    return Rows.parse(parsed).map(({ record, raw, info }) => ({
      line: info.lines - (raw.trim().split('\n').length - 1),
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    return {
      file,
      line: typeof line === 'number' ? line : undefined,
      message: `is not a table: ${error.message}`,
    };
  }
}

function checkHeadings(headings: string[], fields: Record<string, CellKind>): string[] {
  const known = Object.entries(fields).flatMap(([field, kind]) => headingsOf(field, kind));
  return headings.flatMap((heading, index) => {
    if (!known.includes(heading)) return [`there is no column "${heading}", only ${known.join(', ')}`];
    return headings.indexOf(heading) === index ? [] : [`the column "${heading}" is there twice`];
  });
}

function createEntry(
  file: string,
  headings: string[],
  { line, cells }: Row,
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
  return {
    value: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    location: { file, line },
  };
}

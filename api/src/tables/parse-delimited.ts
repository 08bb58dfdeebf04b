import { CsvError, parse, type Options } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** A row of a table; `line` is where it begins in its file, counted from 1. */
export type LineOfCells = { line: number; cells: string[] };

type DelimitedRows = { outcome: 'parsed'; rows: LineOfCells[] } | { outcome: 'invalid'; error: CsvError };

const Rows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/** Parses a text with one row a line, as people and spreadsheets write them: quotation marks within cells, rows that are shorter. */
export function parseDelimited(
  text: string,
  options: Pick<Options, 'bom' | 'delimiter' | 'max_record_size' | 'skip_records_with_empty_values' | 'to'>,
): DelimitedRows {
  try {
    const parsed: unknown = parse(text, {
      ...options,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    // The parser counts up to a row's last line.
    const rows = Rows.parse(parsed).map(({ record, info }) => ({
      line: info.lines - countBreaks(record),
      cells: record,
    }));
    return { outcome: 'parsed', rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { outcome: 'invalid', error };
  }
}

/** How many line breaks the cells of a row have in them. */
export function countBreaks(cells: readonly string[]): number {
  return cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
}

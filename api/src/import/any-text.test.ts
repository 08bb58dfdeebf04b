import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { CONTENT_KINDS } from '../content-registry/content-kinds.ts';
import type { ContentKind } from '../content-kinds/content-kind.ts';
import type { CellKind } from '../content-kinds/fields.ts';
import { plainText } from '../html/plain-text.ts';
import { prepareContentApi } from '../testing/content-api.ts';
import { readFigures } from '@trust/shared/contract/typed/figures';
import { SMALL_SET, type ContentEntries } from '../testing/small-set.ts';
import type { ContentFieldError } from './content-set.ts';
import { headingsOf } from './read/csv-headings.rules.ts';

/** More for a long look: `TABLE_TEXTS=10000 npx jest any-text`. */
const TEXTS = Number(process.env.TABLE_TEXTS ?? 100);
const ROWS = 100;

const { api, folder } = prepareContentApi();

const MALAYALAM = [...'കഖനരലളണറടതമയഅആഇാിീുൂെേൈ്ംൻർൽൾൺ൦൧൨', '\u200c', '\u200d'];
const text = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...MALAYALAM), maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789,.₹ -/|'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'"\',;|\n\r\t <>&=+-@b/pi'), maxLength: 30 }),
  fc.constantFrom(
    '\0',
    '\u0300',
    '\ufe0f',
    '്',
    '𝒜'.repeat(70),
    '9'.repeat(400),
    '<b',
    'a < b > c',
    'a | b',
    '\u2028',
  ),
);
type Column = { kind: ContentKind; field: string; cell: CellKind; heading: string };
const COLUMNS: Column[] = CONTENT_KINDS.flatMap((kind) =>
  Object.entries(kind.fields).flatMap(([field, { cell }]) =>
    cell ? headingsOf(field, cell).map((heading) => ({ kind, field, cell, heading })) : [],
  ),
);

/** A row that is right but for the text in one of its columns. */
type Row = Column & { id: string; typed: string; csv: string };

function toRow([columnIndex, typed]: [number, string], index: number): Row {
  const column = COLUMNS[columnIndex % COLUMNS.length] as Column;
  const id = String(5_000 + index);
  const [base = {}] = SMALL_SET[column.kind.name as keyof ContentEntries].filter((entry) =>
    column.kind.name === 'categories' ? entry.id === '20' : true,
  );
  const cells = columnsOf(column.kind).map(({ field, cell, heading }) =>
    heading === column.heading ? typed : toCell(cell, base[field], heading.slice(-2)),
  );
  const quoted = cells.map((cell) => `"${wellFormed(cell).replaceAll('"', '""')}"`);
  return { ...column, id, typed: wellFormed(typed), csv: [id, ...quoted].join(',') };
}

const columnsOf = (kind: ContentKind) => COLUMNS.filter((column) => column.kind === kind);

function toCell(cell: CellKind, value: unknown, language: string): string {
  const inLanguage = (one: unknown) => String(Object(one)[language] ?? '');
  if (value === undefined) return '';
  if (cell === 'text' || cell === 'html') return inLanguage(value);
  if (Array.isArray(value)) return value.map(cell === 'texts' ? inLanguage : String).join(' | ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** As a file in UTF-8 holds a text: half a character is none. */
const wellFormed = (typed: string) => Buffer.from(typed).toString();

/** Writes the rows as the only changed table of each kind, and imports; returns what was refused, by row. */
async function importRows(rows: readonly Row[]): Promise<Map<Row, ContentFieldError[]>> {
  const refused = new Map<Row, ContentFieldError[]>();
  const placed = new Map<string, Row>();
  for (const kind of CONTENT_KINDS) {
    const base = SMALL_SET[kind.name as keyof ContentEntries].map((entry) =>
      [
        String(entry.id),
        ...columnsOf(kind).map(
          ({ field, cell, heading }) => `"${toCell(cell, entry[field], heading.slice(-2))}"`,
        ),
      ].join(','),
    );
    const lines = [['id', ...columnsOf(kind).map(({ heading }) => heading)].join(','), ...base];
    let line = lines.length + 1;
    for (const row of rows.filter((one) => one.kind === kind)) {
      placed.set(`${kind.name}.csv ${String(line)}`, row);
      lines.push(row.csv);
      line += row.csv.split(/\r\n?|\n/).length;
    }
    await folder.removeFile(`${kind.name}.json`).catch(() => undefined);
    await folder.writeFile(`${kind.name}.csv`, lines.join('\n'));
  }
  const result = await folder.importInto(api);
  if (result.outcome !== 'refused') return refused;
  for (const error of result.errors) {
    const row = placed.get(`${error.file} ${String(error.line)}`);
    if (!row) throw new Error(`This names no row: ${JSON.stringify(error)}`);
    refused.set(row, [...(refused.get(row) ?? []), error]);
  }
  return refused;
}

/** A text without what a reader does not see: signs without a shape, spaces, and how a letter is encoded. */
const seen = (shown: string) =>
  shown
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Variation_Selector}\s]/gu, '')
    .normalize('NFC');

test(
  'any text in any cell of a table is stored as the same text, or refused with its file, line and column',
  async () => {
    let stored = 0;
    const rowsOfRun = fc.array(fc.tuple(fc.nat(COLUMNS.length - 1), text), {
      minLength: ROWS,
      maxLength: ROWS,
    });
    await fc.assert(
      fc.asyncProperty(rowsOfRun, async (changes) => {
        let rows = changes.map(toRow);
        for (let refused = await importRows(rows); refused.size > 0; refused = await importRows(rows)) {
          for (const [row, errors] of refused)
            for (const { field, message } of errors) {
              expect(columnsOf(row.kind).map(({ heading }) => heading)).toContain(field);
              expect(field?.split('_')[0]).toBe(
                row.field === 'category' && field?.startsWith('sub') ? 'subCategory' : row.field,
              );
              expect(message).toMatch(
                /^(?:must be|is longer|has |there is no |category |\S+ (?:is not there|is not a PDF))/,
              );
            }
          rows = rows.filter((row) => !refused.has(row));
        }
        for (const row of rows) expect(await readStored(row)).toEqual(shownOf(row));
        stored += rows.length;
      }),
      { numRuns: Math.ceil(TEXTS / ROWS), endOnFailure: true, includeErrorInReport: true },
    );
    expect(stored).toBeGreaterThan(TEXTS / 10);
  },
  60_000 + TEXTS * 60,
);

const table = (name: string) => name.replaceAll('-', '_');
const TABLES: Record<string, string> = { gallery: 'galleries', solace: 'solace_programmes' };

async function readStored({ kind, id, field, cell, heading }: Row): Promise<unknown> {
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const name = kind.fields[field]?.refersTo === undefined ? column : `${column}_id`;
  const { rows } = await api.connection.pool.query<{ value: unknown }>(
    `select ${name} as value from ${TABLES[kind.name] ?? table(kind.name)} where id = $1`,
    [id],
  );
  const value = rows[0]?.value;
  if (cell === 'text') return seen(String(Object(value)[heading.slice(-2)] ?? ''));
  if (cell === 'html') return seen(plainText(String(Object(value)[heading.slice(-2)] ?? '')));
  if (cell === 'texts' && Array.isArray(value))
    return dropEmptyEnd(value.map((one) => seen(String(Object(one)[heading.slice(-2)] ?? ''))));
  if (field === 'caseNumber') return seen(String(value));
  // What stands for yes or no, a file or an entry has no text to compare.
  if (cell === 'flag' || cell === 'values' || cell === 'figures') return 'compared elsewhere';
  return cell === 'number' ? String(value) : value;
}

function shownOf({ cell, typed, field }: Row): unknown {
  switch (cell) {
    case 'text':
      return seen(typed);
    case 'html':
      return seen(/<\/?[a-z][^<>]*>/i.test(typed) ? plainText(typed) : typed);
    case 'texts':
      return dropEmptyEnd(typed.split('|').map(seen));
    case 'number':
      // The whole rupees before a point, with nothing but groups and labels between and around the figures.
      return String(
        Number(
          readFigures(typed)
            .replace(/\.0*(?![0-9])/, '')
            .replaceAll(/[^0-9]/g, ''),
        ),
      );
    case 'flag':
    case 'values':
    case 'figures':
      return 'compared elsewhere';
    case 'value':
    case 'date':
    case 'options':
      if (field === 'caseNumber') return seen(typed);
      return seen(typed) === '' ? null : expect.anything();
  }
}

/** The list in the other language may be longer. */
function dropEmptyEnd(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findLastIndex((one) => one !== '') + 1);
}

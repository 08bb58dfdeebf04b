import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_KINDS } from '../../content-registry/content-kinds.ts';
import type { CellKind } from '../../content-kinds/fields.ts';
import { SMALL_SET } from '../../testing/small-set.ts';
import { setValidationMessages } from '../../plugins/validation-messages.ts';
import { formatFieldError } from '../content-set.ts';
import { headingsOf } from './csv-headings.rules.ts';
import { readSet } from './read-set.ts';

setValidationMessages();

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'trust-tables-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Reads the small set with a file in the place of a kind's list. */
async function read(
  kind: string,
  file: string,
  content: Uint8Array | string,
  others: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(root, 'set-'));
  for (const [name, entries] of Object.entries(SMALL_SET))
    if (name !== kind) await writeFile(join(folder, `${name}.json`), JSON.stringify(entries));
  for (const [name, text] of Object.entries({ ...others, [file]: content }))
    await writeFile(join(folder, name), text);
  return readSet(folder);
}
const errorsOf = async (kind: string, content: Uint8Array | string, file = `${kind}.csv`) =>
  (await read(kind, file, content)).errors.map(formatFieldError);

const news = (...rows: string[]) => ['id,name_en,body_en,topImage,date', ...rows].join('\n');

describe('Tables as spreadsheets save them', () => {
  const ROOF = '1,The roof,Text,pictures/well.jpg,2026-11-20';
  test.each([
    ['empty columns', `id,,name_en,body_en,topImage,date,,\n1,,The roof,Text,pictures/well.jpg,2026-11-20,,`],
    ['a semicolon between cells', news(ROOF).replaceAll(',', ';')],
    ['a tab between cells', news(ROOF).replaceAll(',', '\t')],
    ['a line that names the separator', `sep=;\r\n${news(ROOF).replaceAll(',', ';')}`],
    ['invisible signs in headings', news(ROOF).replace('date', 'date\u200b').replace('id', '\u202aid')],
    [
      'headings in other letters and with spaces',
      news(ROOF).replace('topImage', 'Top Image').replace('name_en', 'NAME EN'),
    ],
    ['lines that end in several ways', `${news(ROOF)}\r\n`.replace('\n', '\r\n')],
    ['an empty end of a row left out', `${news(ROOF).replace('date', 'date,project')}`],
    ['a day first', news(ROOF.replace('2026-11-20', '20/11/2026'))],
    ['a month by its name', news(ROOF.replace('2026-11-20', '20 Nov 2026'))],
    ['a date with a time', news(ROOF.replace('2026-11-20', '2026-11-20 00:00:00'))],
    ['a number in brackets', news(ROOF.replace(/^1/, '(1).'))],
    ['figures of another script', news(ROOF.replace('2026-11-20', '൨൦൨൬-൧൧-൨൦').replace(/^1/, '൧'))],
    ['a quotation mark within a cell', news(ROOF.replace('The roof', 'The "new" roof'))],
    ['a text that a spreadsheet shall not count with', news(ROOF.replace('2026-11-20', '="2026-11-20"'))],
  ])('a table with %s is read', async (_what, table) => {
    expect(await errorsOf('news', table)).toEqual([]);
  });

  test('a table whose every cell a spreadsheet shall take as text is read as without that', async () => {
    const row = ['1', 'The "new" roof', 'മേൽക്കൂര', 'One', 'pictures/well.jpg', '2026-11-20'];
    const write = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    const wrap = (cell: string) => `="${cell.replaceAll('"', '""')}"`;
    const headings = 'id,name_en,name_ml,body_en,topImage,date';
    const expected = await read('news', 'news.csv', `${headings}\n${write(row)}`);
    expect(expected.errors).toEqual([]);
    const wrapped = await read('news', 'news.csv', `${headings}\n${write(row.map(wrap))}`);
    expect(wrapped.set).toEqual(expected.set);
    expect(wrapped.errors).toEqual([]);
  });

  test('a table’s lists are read without what a spreadsheet puts around them', async () => {
    const galleries = (name: string, images: string) =>
      `id,name_en,category,subCategory_en,images\n1,${name},10,New houses,${images}`;
    const plain = await read(
      'gallery',
      'gallery.csv',
      galleries('A roof', 'pictures/well.jpg | pictures/roof.jpg'),
    );
    const wrapped = galleries('"=""A roof"""', '"=""pictures/well.jpg | pictures/roof.jpg"""');
    expect((await read('gallery', 'gallery.csv', wrapped)).set).toEqual(plain.set);
  });

  test('words that begin with a quotation mark of their own are not changed', async () => {
    const { set } = await read('news', 'news.csv', news(ROOF.replace('The roof', `'Twas new`)));
    const [entry] = set?.find(({ kind }) => kind.name === 'news')?.entries ?? [];
    expect(entry).toMatchObject({ name: { en: `'Twas new` } });
  });

  test('a table with a spreadsheet’s own count of days is told which day that is', async () => {
    expect(await errorsOf('news', news(ROOF.replace('2026-11-20', '46346')))).toEqual([
      'news.csv, line 2, date: must be a date like 2026-11-21; as a spreadsheet counts days this is 2026-11-20: write it so if that is right',
    ]);
  });

  const solace = (booking: string, amount: string) =>
    `id,title_en,body_en,booking,bookingAmount\n1,A meal,Lunch,${booking},"${amount}"`;
  test.each(['yes', 'Y', 'TRUE', '1', 'അതെ', 'no', 'n', 'False', '0', 'അല്ല', ''])(
    'a table says yes or no by "%s"',
    async (flag) => {
      expect(await errorsOf('solace', solace(flag, '500'))).toEqual([]);
    },
  );

  test.each(['₹4,50,000', '450000.00', '450,000', 'Rs. 4,50,000/-', '൪൫൦൦൦൦', ' 450000\u200b'])(
    'a table says a sum by "%s"',
    async (sum) => expect(await errorsOf('solace', solace('yes', sum))).toEqual([]),
  );

  test.each([
    ['4,50', /the commas of this sum could mean another one$/],
    ['4500,00', /the commas of this sum could mean another one$/],
    ['4,5,0,0', /the commas of this sum could mean another one$/],
    ['450.50', /paise are left out$/],
    ['-5', /at most 1,00,00,00,000$/],
    ['many', /at most 1,00,00,00,000$/],
    ['1000000001', /at most 1,00,00,00,000$/],
  ])('a table with the sum %s is refused by line and column', async (sum, end) => {
    const [error, ...others] = await errorsOf('solace', solace('yes', sum));
    expect(others).toEqual([]);
    expect(error).toMatch(
      /^solace\.csv, line 2, bookingAmount: must be whole rupees like 450000 or 4,50,000, at most/,
    );
    expect(error).toMatch(end);
  });

  test.each([
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=youtu.be',
    'https://youtu.be/dQw4w9WgXcQ?si=AbCdEf123',
    'youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    ' https://youtu.be/dQw4w9WgXcQ\u200b',
  ])('a table names a video by "%s"', async (url) => {
    const { set, errors } = await read('media', 'media.csv', `id,name_en,url\n1,A film,${url}`);
    expect(errors).toEqual([]);
    expect(set.find(({ kind }) => kind.name === 'media')?.entries).toMatchObject([{ url: 'dQw4w9WgXcQ' }]);
  });

  test.each([
    'https://vimeo.com/1234567',
    'https://www.youtube.com/@trust',
    'https://youtu.be/',
    'A film',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
  ])('a table that names a video by "%s" is refused in words', async (url) => {
    expect(await errorsOf('media', `id,name_en,url\n1,A film,${url}`)).toEqual([
      'media.csv, line 2, url: must be the address of a video like https://youtu.be/dQw4w9WgXcQ, or the eleven signs at its end',
    ]);
  });
});

describe('Tables with mistakes', () => {
  test('a table with mistakes is told by line and column, also below a cell of several lines', async () => {
    const table = news(
      '1,Good,"One\n\ntwo ""three""\n",pictures/well.jpg,2026-01-02',
      '',
      '2,,Text,pictures/well.jpg,31-02-2026',
      '3,Cut,Text',
    );
    expect(await errorsOf('news', table)).toEqual([
      'news.csv, line 7, name_en: must be filled in',
      'news.csv, line 7, date: must be a date like 2026-11-21',
      'news.csv, line 8: has 3 cells where the headings are 5',
      'news.csv, line 8, topImage: must be filled in',
      'news.csv, line 8, date: must be filled in',
    ]);
  });

  test.each([
    [
      'an unknown column',
      'id,colour\n1,green',
      /^news\.csv, line 1: there is no column "colour", only id, name_en/,
    ],
    ['a column that is there twice', 'id,id\n1,1', /^news\.csv, line 1: the column "id" is there twice/],
    [
      'a quotation mark that never ends',
      'id,name_en\n1,"Open\n2,Second\n3,Third',
      /^news\.csv, line 2: begins a cell with a quotation mark \("\) that no other one closes/,
    ],
    [
      'a quotation mark that another cell’s ends',
      'id,name_en\n1,"Open\n2,"Second"',
      /^news\.csv, line 2: begins a cell with a quotation mark/,
    ],
    ['an empty first row', ' ,\u200b\n1,2', /^news\.csv, line 1: must have headings/],
    [
      'a cell without a heading',
      'id,,name_en\n1,stray,One',
      /^news\.csv, line 2: has "stray" in column 2, which has no heading/,
    ],
    [
      'a row of more cells than headings',
      'id,name_en\n1,One,,two',
      /^news\.csv, line 2: has "two" in column 4, which has no heading/,
    ],
    [
      'a row without an end',
      `id,name_en\n1,"${'x'.repeat(1_000_001)}"`,
      /^news\.csv: has a row of more than/,
    ],
    ['no headings', '', /^news\.csv: must begin with a row of headings/],
    ['letters of another encoding', Buffer.from([0x69, 0x64, 0x0a, 0xe9]), /^news\.csv: is not UTF-8 text/],
  ])('a table with mistakes is refused with %s', async (_what, table, expected) => {
    expect((await errorsOf('news', table))[0]).toMatch(expected);
  });

  test.each([
    ['NUL', '\0', 'U+0000'],
    ['a control character', '\u0001', 'U+0001'],
    ['a vertical tab', '\v', 'U+000B'],
    ['another control character', '\u0085', 'U+0085'],
  ])('a table with %s in a text is told by its line and column', async (_what, sign, code) => {
    const table = news(
      '1,Good,Text,pictures/well.jpg,2026-01-02',
      `2,"The\nroof${sign} has",Text,pictures/well.jpg,2026-01-02`,
    );
    expect(await errorsOf('news', table)).toEqual([
      `news.csv, line 3, name_en: has a sign that cannot be stored (${code}) behind "The\nroof". Type the text there again`,
    ]);
  });

  test.each(['\\u0000', '\\ud800'])('a list in JSON with %s is told by its entry and field', async (sign) => {
    const [entry] = SMALL_SET.news;
    const list = JSON.stringify([{ ...entry, name: { en: 'The @' } }]).replace('@', sign);
    expect(await errorsOf('news', list, 'news.json')).toEqual([
      expect.stringMatching(/^news\.json, line 1, entry 1, name\.en: has a sign that cannot be stored/),
    ]);
  });

  test.each([
    [
      'news.xlsx',
      /^news\.xlsx: is a workbook\. Open it, save its table as «CSV UTF-8» and name that file news\.csv$/,
    ],
    ['News.csv', /^News\.csv: must be a table in «CSV UTF-8» with the name news\.csv$/],
    ['news.csv.txt', /^news\.csv\.txt: must be a table/],
  ])('a table that is called %s is told what to do with it', async (name, expected) => {
    expect(await errorsOf('news', 'id', name)).toEqual([expect.stringMatching(expected)]);
  });

  test('a folder that is not there is told as one', async () => {
    const { errors } = await readSet('/nowhere/at all');
    expect(errors).toEqual([{ file: '/nowhere/at all', message: 'is no folder that can be read' }]);
  });
});

test('a table is refused when it stands beside a list of the same kind', async () => {
  const { errors } = await read('news', 'news.csv', news(), { 'media.csv': 'id,name_en,url' });
  expect(errors.map(formatFieldError)).toEqual(['media.csv: is there beside media.json: keep one']);
});

test('a row of an additional field whose category there is not is named', async () => {
  const { errors } = await read('news', 'news.csv', news(), {
    'additional-fields.csv': 'category,id,name_en,type\n77,land,Whose land?,Text',
  });
  expect(errors.map(formatFieldError)).toEqual([
    'additional-fields.csv, line 2, category: there is no category 77',
  ]);
});

/** A field of a table, with one heading of it and what is right in its cells. */
type Column = { table: string; field: string; cell: CellKind; isNeeded: boolean };
const COLUMNS: Column[] = CONTENT_KINDS.flatMap(({ name, fields, itemsTable }) => [
  ...columnsOf(name, fields),
  ...(itemsTable ? columnsOf(itemsTable.file, itemsTable.fields) : []),
]);

function columnsOf(table: string, fields: (typeof CONTENT_KINDS)[number]['fields']): Column[] {
  return Object.entries(fields).flatMap(([field, { cell, schema }]) =>
    cell ? [{ table, field, cell, isNeeded: cell !== 'flag' && !schema.safeParse(undefined).success }] : [],
  );
}

/** A table of one row whose other cells are empty. */
const tableWith = (heading: string, cell: string) => {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  return heading === 'id' ? `id,name_en\n${quoted},x` : `id,${heading}\n1,${quoted}`;
};

describe('What is wrong with any value is said in words', () => {
  const WORDS = /^(?:must be |is longer than [0-9]+ characters|has more than [0-9]+ values)/;
  const OF_A_LIBRARY = /received|expected|invalid|input|string|boolean|pattern|undefined|null|NaN|\^|\[|\\/i;
  /** Nothing that a field takes. */
  const wrongValues = (cell: CellKind) =>
    cell === 'text' || cell === 'texts' || cell === 'html' || cell === 'options'
      ? ['x'.repeat(50_001)]
      : ['?!', 'x'.repeat(50_001)];

  test.each(COLUMNS)('of $field in $table', async ({ table, field, cell, isNeeded }) => {
    const headings = headingsOf(field, cell);
    for (const heading of headings)
      for (const wrong of heading.endsWith('_key') ? [] : wrongValues(cell)) {
        if (table === 'projects' && field === 'caseNumber' && wrong === '?!') continue;
        const file = `${table}.csv, line 2, ${heading}: `;
        const told = (await errorsOf(table, tableWith(heading, wrong))).filter((error) =>
          error.startsWith(file),
        );
        expect(told).not.toEqual([]);
        for (const error of told) {
          expect(error.slice(file.length)).toMatch(WORDS);
          expect(error.slice(file.length)).not.toMatch(OF_A_LIBRARY);
        }
      }
    if (isNeeded) {
      const [first = ''] = headings.filter((heading) => heading === field || heading.endsWith('_en'));
      expect(await errorsOf(table, tableWith(first, ''))).toContain(
        `${table}.csv, line 2, ${first}: must be filled in`,
      );
    }
  });
});

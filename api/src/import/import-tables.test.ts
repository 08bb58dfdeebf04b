import { join } from 'node:path';
import { importFolder } from '../testing/content-folder.ts';
import { prepareContentApi } from '../testing/content-api.ts';
import { formatFieldError } from './content-set.ts';

const EXAMPLE = join(import.meta.dirname, '../../sample-content/example-tables');

const { api, folder } = prepareContentApi({ imported: false });

const ask = async <Answer>(call: string, payload: object, lang: string) => {
  const reply = await api.app.inject({ method: 'POST', url: `/api/project/${call}?lang=${lang}`, payload });
  return reply.json<Answer>();
};
/** What is told of a table that stands in the place of the list of the same kind. */
const errorsOf = async (kind: string, table: Uint8Array | string) => {
  await folder.removeFile(`${kind}.json`).catch(() => undefined);
  await folder.writeFile(`${kind}.csv`, table);
  const result = await folder.importInto(api, { dryRun: true });
  return result.outcome === 'refused' ? result.errors.map(formatFieldError) : [];
};

describe('The example folder of tables', () => {
  beforeAll(async () => {
    expect(await importFolder(api, EXAMPLE)).toMatchObject({ outcome: 'imported' });
  });

  test('the example folder of tables shows a project in both languages, with its sums, paragraphs and pictures', async () => {
    const project = await ask('get-project-by-id', { _id: '1' }, 'ml');
    expect(project).toMatchObject({
      lang: 'ml',
      name: 'നിലമ്പൂരിൽ ഒരു പഠനവീട്',
      description: '<p>സ്കൂൾ കഴിഞ്ഞ് പന്ത്രണ്ട് കുട്ടികൾ ഇവിടെ പഠിക്കുന്നു.</p><p>ചുമരുകളായി; അടുത്തത് മേൽക്കൂര.</p>',
      estimatedCost: 450_000,
      fundsReceived: 120_000,
      successStory: false,
    });
    expect(await ask('get-project-by-id', { _id: '2' }, 'en')).toMatchObject({
      description: '<p>The keys were <strong>handed over</strong> in May.</p>',
      images: [],
      successStory: true,
    });
  });

  test('the example folder of tables asks applicants what its table of additional fields says', async () => {
    const [category] = await ask<object[]>('get-category-list', {}, 'ml');
    expect(category).toMatchObject({
      subCategories: ['പുതിയ വീടുകൾ', 'അറ്റകുറ്റപ്പണികൾ'],
      instructions: ['സ്വന്തം പേരിൽ അപേക്ഷിക്കുക.', 'റേഷൻ കാർഡ് കൊണ്ടുവരുക.'],
      additionalFields: [
        {
          id: 'roof',
          type: 'Single Selection',
          options: [
            { key: 'tiles', name: 'ഓട്' },
            { key: 'sheet', name: 'ഷീറ്റ്' },
          ],
        },
        { id: 'land', name: 'ഭൂമി ആരുടേതാണ്?', options: [] },
      ],
    });
  });

  test('the example folder of tables changes nothing a second time', async () => {
    const again = await importFolder(api, EXAMPLE);
    const changes = again.outcome === 'imported' ? again.changes.map(([, counted]) => counted) : [];
    expect(changes).toHaveLength(10);
    for (const counted of changes) expect(counted).toMatchObject({ added: 0, changed: 0, archived: 0 });
  });
});

describe('Tables with mistakes', () => {
  const news = (...rows: string[]) => ['id,name_en,body_en,topImage,date', ...rows].join('\n');

  test('a table with mistakes is told by line and column, also below a cell of several lines', async () => {
    const table = news(
      '1,Good,"One\n\ntwo ""three""\n",pictures/well.jpg,2026-01-02',
      '',
      '2,,Text,pictures/well.jpg,02-01-2026',
      '3,Cut,Text',
    );
    expect(await errorsOf('news', table)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^news\.csv, line 7, name/),
        'news.csv, line 7, date: must be a date like 2026-11-21',
        'news.csv, line 8: has 3 cells where the headings are 5',
      ]),
    );
  });

  test.each([
    [
      'an unknown column',
      'id,colour\n1,green',
      /^news\.csv, line 1: there is no column "colour", only id, name_en/,
    ],
    ['a column that is there twice', 'id,id\n1,1', /^news\.csv, line 1: the column "id" is there twice/],
    ['a quotation mark that never ends', 'id,name_en\n1,"Open', /^news\.csv, line \d+: is not a table/],
    ['no headings', '', /^news\.csv: must begin with a row of headings/],
    ['letters of another encoding', Buffer.from([0x69, 0x64, 0x0a, 0xe9]), /^news\.csv: is not UTF-8 text/],
  ])('a table with mistakes is refused with %s', async (_what, table, expected) => {
    expect(await errorsOf('news', table)).toEqual([expect.stringMatching(expected)]);
  });

  test('a table is refused when it stands beside a list of the same kind', async () => {
    await folder.writeFile('media.csv', 'id,name_en,url');
    await folder.writeFile('news.csv', news());
    const result = await folder.importInto(api, { dryRun: true });
    expect(result.outcome === 'refused' && result.errors.map(formatFieldError)).toEqual([
      'media.csv: is there beside media.json: keep one',
    ]);
    await folder.removeFile('media.csv');
  });

  test('a table with mistakes names the row of an additional field whose category there is not', async () => {
    await folder.writeFile('additional-fields.csv', 'category,id,name_en,type\n77,land,Whose land?,Text');
    expect(await errorsOf('news', news())).toEqual([
      'additional-fields.csv, line 2, category: there is no category 77',
    ]);
  });
});

import { createContentFolder, createPicture, type ContentFolder } from '../testing/content-folder.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { SMALL_SET } from '../testing/small-set.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { formatFieldError } from './content-set.ts';

const CONTENT_TABLES = [
  'content_imports',
  'categories',
  'projects',
  'galleries',
  'news',
  'project_reports',
  'media',
  'events',
  'reports',
  'downloads',
  'solace_programmes',
];

let api: TestApi;
let folder: ContentFolder;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  folder = await createContentFolder();
});
afterEach(async () => {
  await folder.remove();
  await emptyTables(api.connection.pool, CONTENT_TABLES);
});

const changesOf = async (dryRun = false) => {
  const result = await folder.importInto(api, { dryRun });
  if (result.outcome === 'refused') throw new Error(result.errors.map(formatFieldError).join('\n'));
  return Object.fromEntries(result.changes);
};
const importErrors = async () => {
  const result = await folder.importInto(api);
  return result.outcome === 'refused' ? result.errors.map(formatFieldError) : [];
};
const projects = async (lang = 'en') => {
  const reply = await api.app.inject({ method: 'POST', url: `/api/project/get-project-list?lang=${lang}` });
  return reply.json<{ _id: string; name: string; description: string; fundsReceived: number }[]>();
};
const [first, ...others] = SMALL_SET.projects;

describe('Importing', () => {
  test('an import loads everything and counts it', async () => {
    const changes = await changesOf();
    expect(changes.projects).toEqual({ added: 6, changed: 0, unchanged: 0, archived: 0 });
    expect(changes.solace).toEqual({ added: 2, changed: 0, unchanged: 0, archived: 0 });
    expect(await projects()).toHaveLength(6);
  });

  test('an import follows the trust’s order, also when it changes', async () => {
    const categories = async () => {
      const reply = await api.app.inject({ method: 'POST', url: '/api/project/get-category-list' });
      return reply.json<{ _id: string }[]>().map(({ _id }) => _id);
    };
    await changesOf();
    await folder.write({ categories: SMALL_SET.categories.toReversed() });
    expect((await changesOf()).categories).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await categories()).toEqual(['30', '20', '10']);
  });

  test('an import changes nothing a second time', async () => {
    await changesOf();
    for (const kind of Object.values(await changesOf()))
      expect(kind).toMatchObject({ added: 0, changed: 0, archived: 0 });
  });

  test('an import takes over what the trust has changed, and only that', async () => {
    await changesOf();
    await folder.write({ projects: [{ ...first, name: { en: 'A new name' } }, ...others] });
    expect((await changesOf()).projects).toEqual({ added: 0, changed: 1, unchanged: 5, archived: 0 });
    expect((await projects()).map(({ name }) => name)).toContain('A new name');
  });

  test('an import hides what the trust has taken out, keeps it, and shows it again when it comes back', async () => {
    await changesOf();
    await folder.write({ projects: others });
    expect((await changesOf()).projects).toEqual({ added: 0, changed: 0, unchanged: 5, archived: 1 });
    expect((await projects()).map(({ _id }) => _id)).not.toContain('101');
    const { rows } = await api.connection.pool.query("select archived_at from projects where id = '101'");
    expect(rows).toEqual([{ archived_at: api.clock.now }]);
    expect((await changesOf()).projects).toMatchObject({ archived: 0 });

    await folder.write({ projects: SMALL_SET.projects });
    expect((await changesOf()).projects).toMatchObject({ changed: 1, unchanged: 5 });
    expect((await projects()).map(({ _id }) => _id)).toContain('101');
  });

  test('an import shows the opening funds as received', async () => {
    await changesOf();
    expect((await projects()).find(({ _id }) => _id === '101')?.fundsReceived).toBe(25_000);
  });

  test('a dry run counts the same and keeps nothing', async () => {
    expect((await changesOf(true)).projects).toMatchObject({ added: 6 });
    expect(await projects()).toEqual([]);
    expect((await changesOf()).projects).toMatchObject({ added: 6 });
  });

  test('two imports at the same time do the work once', async () => {
    const both = await Promise.all([changesOf(), changesOf()]);
    expect(both.map(({ projects: { added } = { added: 0 } }) => added).sort()).toEqual([0, 6]);
  });
});

describe('Hostile content', () => {
  const hostile =
    '<p onclick="steal()">Hello <script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">link</a>' +
    '<iframe src="https://evil.example"></iframe><svg onload=steal()></svg><b style="position:fixed">bold</b></p>';

  test('hostile content is taken out of texts before they are stored', async () => {
    await folder.write({ projects: [{ ...first, description: { en: hostile, ml: hostile } }, ...others] });
    await changesOf();
    const { rows } = await api.connection.pool.query<{ description: object }>(
      "select description from projects where id = '101'",
    );
    const clean = '<p>Hello <a rel="noopener noreferrer">link</a><b>bold</b></p>';
    expect(rows).toEqual([{ description: { en: clean, ml: clean } }]);
  });

  test('hostile content that got into the database in another way is not answered either', async () => {
    await changesOf();
    await api.connection.pool.query("update projects set description = $1 where id = '101'", [
      JSON.stringify({ en: '<p>Hi<script>steal()</script></p>' }),
    ]);
    expect((await projects()).find(({ _id }) => _id === '101')?.description).toBe('<p>Hi</p>');
  });
});

describe('Folders with mistakes', () => {
  test('a folder with mistakes is refused as a whole, and every mistake is named by file, entry and field', async () => {
    await folder.write({
      projects: [{ ...first, estimatedCost: -5, colour: 'green' }, ...others],
      news: [{ ...SMALL_SET.news[0], date: 'yesterday' }],
    });
    const errors = await importErrors();
    expect(errors).toContainEqual(expect.stringMatching(/^projects\.json, line 2, entry 1, estimatedCost: /));
    expect(errors).toContainEqual(expect.stringMatching(/^projects\.json, line 2, entry 1.*colour/));
    expect(errors).toContainEqual(expect.stringMatching(/^news\.json, line 2, entry 1, date: /));
    expect(await projects()).toEqual([]);
  });

  test('a folder with mistakes is refused when a file is missing, since that would hide all of a kind', async () => {
    await folder.writeFile('news.json', 'not json');
    const errors = await importErrors();
    expect(errors).toEqual([expect.stringMatching(/^news\.json, line 1: is not JSON/)]);
  });

  test('a folder with mistakes is refused when a category, subcategory or number is not right', async () => {
    await folder.write({
      projects: [
        { ...first, category: '999' },
        { ...others[0], id: '101' },
      ],
      gallery: [{ ...SMALL_SET.gallery[0], subCategory: { en: 'Boats' } }],
      news: [{ ...SMALL_SET.news[0], project: '998' }],
    });
    expect(await importErrors()).toEqual([
      'projects.json, line 38, entry 2, id: 101 occurs twice',
      'projects.json, line 2, entry 1, category: there is no category 999',
      'gallery.json, line 2, entry 1, subCategory: category 20 has no subcategory "Boats"',
      'news.json, line 2, entry 1, project: there is no project 998',
    ]);
  });

  test('a folder with mistakes is refused when a picture is missing, is none, or is cut short', async () => {
    const whole = await createPicture('#884422').jpeg().toBuffer();
    await folder.writeFile('pictures/none.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await folder.writeFile('pictures/cut.jpg', whole.subarray(0, whole.length / 2));
    await folder.write({
      events: [
        { ...SMALL_SET.events[0], image: 'pictures/gone.webp' },
        { ...SMALL_SET.events[1], image: 'pictures/none.jpg' },
      ],
      news: [{ ...SMALL_SET.news[0], topImage: 'pictures/cut.jpg' }],
      downloads: [{ ...SMALL_SET.downloads[0], file: 'pictures/well.jpg' }],
    });
    expect(await importErrors()).toEqual([
      'news.json, line 2, entry 1, topImage: pictures/cut.jpg cannot be read as a picture',
      'events.json, line 2, entry 1, image: pictures/gone.webp is not there',
      'events.json, line 14, entry 2, image: pictures/none.jpg is not a JPEG, PNG or WebP picture',
      'downloads.json, line 2, entry 1, file: pictures/well.jpg is not a PDF',
    ]);
    expect(await projects()).toEqual([]);
  });

  test('a folder cannot reach files outside itself', async () => {
    await folder.write({ events: [{ ...SMALL_SET.events[0], image: '../secret.jpg' }] });
    expect(await importErrors()).toEqual([
      'events.json, line 2, entry 1, image: must be a path like pictures/well.jpg, in small letters, digits, - and _',
    ]);
  });
});

test('where a photo was taken is not published', async () => {
  const withGps = await createPicture('#446688')
    .withExif({ IFD3: { GPSLatitude: '11/1 36/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(withGps.includes('Exif')).toBe(true);
  await folder.writeFile('pictures/well.jpg', withGps);
  await changesOf();
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/project/get-newsUpdate-by-id',
    payload: { _id: '7' },
  });
  const shown = await api.app.inject({ url: reply.json<{ topImage: string }>().topImage });
  expect(shown.statusCode).toBe(200);
  expect(shown.rawPayload.includes('Exif')).toBe(false);
});

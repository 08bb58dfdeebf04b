import type { NewsUpdate, Project } from '@trust/shared/contract/content/projects';
import { prepareContentApi } from '../../testing/content-api.ts';

const { api } = prepareContentApi();

const ask = async <Answer>(call: string, payload?: object, headers: Record<string, string> = {}) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/project/${call}`,
    headers,
    ...(payload && { payload }),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<Answer>();
};
const idsOf = async (payload?: object) =>
  (await ask<Project[]>('get-project-list', payload)).map(({ _id }) => _id);
const refused = (call: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/project/${call}`, payload });

describe('The list of projects', () => {
  test('the list of projects comes the newest first, and of one day the highest number first', async () => {
    expect(await idsOf()).toEqual(['103', '102', '99', '101', '104', '105']);
  });

  test('the list of projects comes without a body too, whatever type the client calls it', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/project/get-project-list',
      headers,
      payload: '',
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toHaveLength(6);
  });

  test('the list of projects counts as completed what is a success story and what is paid for, and as ongoing the rest', async () => {
    expect(await idsOf({ query: { successStory: true } })).toEqual(['103', '102']);
    expect(await idsOf({ query: { successStory: false } })).toEqual(['99', '101', '104', '105']);
  });

  test('the list of projects says of each project the same as the filter did', async () => {
    const completed = await ask<Project[]>('get-project-list', { query: { successStory: true } });
    expect(completed.map(({ successStory }) => successStory)).toEqual([true, true]);
  });

  test('the list of projects is narrowed to a category', async () => {
    expect(await idsOf({ query: { category: '20' } })).toEqual(['103', '104']);
    expect(await idsOf({ query: { category: '20', successStory: false } })).toEqual(['104']);
    expect(await idsOf({ query: { category: '999' } })).toEqual([]);
  });

  test('the list of projects comes in pages that leave nothing out and repeat nothing', async () => {
    const pages = [
      await idsOf({ limit: 4 }),
      await idsOf({ limit: 4, skip: 4 }),
      await idsOf({ limit: 4, skip: 8 }),
    ];
    expect(pages).toEqual([['103', '102', '99', '101'], ['104', '105'], []]);
  });

  test('the list of projects ignores filters that it does not know', async () => {
    expect(await idsOf({ query: { colour: 'green' }, sort: 'name' })).toHaveLength(6);
  });

  test.each([
    ['limit', { limit: 0 }, 'At least 1'],
    ['limit', { limit: 101 }, 'At most 100'],
    ['limit', { limit: 'many' }, 'This is not valid'],
    ['skip', { skip: -1 }, 'At least 0'],
    ['query.category', { query: { category: "1' or '1'='1" } }, 'This is not valid'],
    ['query.successStory', { query: { successStory: 'yes' } }, 'This is not valid'],
  ])('the list of projects refuses a %s that is out of bounds: %j', async (field, payload, message) => {
    const reply = await refused('get-project-list', payload);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: [{ field, message }] });
  });
});

describe('The number of projects', () => {
  test.each([
    [{}, 6],
    [{ query: { successStory: true } }, 2],
    [{ query: { successStory: false, category: '30' } }, 2],
    [{ query: { successStory: false, category: '(൩൦).' } }, 2],
    [{ limit: 1, skip: 5 }, 6],
  ])('for %j is the bare number %d', async (payload, expected) => {
    expect(await ask('get-project-list-count', payload)).toBe(expected);
  });
});

describe('The number of projects after a change', () => {
  const completed = () => ask('get-project-list-count', { query: { successStory: true } });

  test('the number of projects follows what changes: a project, and what its donations brought', async () => {
    expect(await completed()).toBe(2);
    const { pool } = api.connection;
    await pool.query("update projects set archived_at = now() where id = '102'");
    expect(await completed()).toBe(1);
    await pool.query("update projects set archived_at = null where id = '102'");
    expect(await completed()).toBe(2);
    await pool.query("insert into project_funds values ('104', 10000000, 0, 1)");
    expect(await completed()).toBe(3);
    await pool.query('delete from project_funds');
    expect(await completed()).toBe(2);
  });
});

describe('Single projects', () => {
  test('a project is told completely, with its pictures’ addresses on this site', async () => {
    const address = expect.stringMatching(/^\/media\/[0-9a-f]{24}\.(webp|jpg|png)$/);
    expect(await ask('get-project-by-id', { _id: '101' })).toEqual({
      _id: '101',
      lang: 'en',
      name: 'Project 101',
      logo: address,
      description: '<p>A roof before the rains.</p>',
      category: { _id: '10', name: 'Shelter Home' },
      caseNumber: 'SC/101',
      projectDate: '2025-01-10',
      district: 'Wayanad',
      state: 'Kerala',
      focalPoint: 'Area office',
      estimatedCost: 100000,
      fundsReceived: 25000,
      donors: 0,
      images: [address, address],
      field_slide_: [{ url: address }],
      shareCard: expect.stringMatching(/^\/media\/cards\/project-101-en-[0-9a-f]{16}\.jpg$/),
      successStory: false,
    });
  });

  test.each(['101.', '(101)', '൧൦൧', '\u200b١٠١'])('a project is found by %j', async (_id) => {
    expect(await ask('get-project-by-id', { _id })).toMatchObject({ _id: '101' });
  });

  test('a project is told in Malayalam to who prefers it', async () => {
    const headers = { 'accept-language': 'ml-IN,ml;q=0.9,en;q=0.5' };
    expect(await ask('get-project-by-id', { _id: '101' }, headers)).toMatchObject({
      lang: 'ml',
      name: 'പദ്ധതി 101',
      category: { name: 'ഷെൽട്ടർ ഹോം' },
      district: 'വയനാട്',
    });
  });

  test('a project is told in English where the trust wrote no Malayalam, and says so', async () => {
    expect(await ask('get-project-by-id?lang=ml', { _id: '99' })).toMatchObject({
      lang: 'en',
      name: 'Only in English',
      district: 'വയനാട്',
    });
  });

  test.each(['1', '../../etc', "101' or 1=1", 'x'.repeat(64)])(
    'a project that there is not (%s) is a 404',
    async (_id) => {
      const reply = await refused('get-project-by-id', { _id });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ title: 'Not Found', status: 404 });
    },
  );

  test('a project cannot be asked for without an id', async () => {
    expect((await refused('get-project-by-id', {})).statusCode).toBe(422);
  });
});

describe('Categories', () => {
  type Listed = { _id: string }[];
  const ids = async (payload?: object) =>
    (await ask<Listed>('get-category-list', payload)).map(({ _id }) => _id);

  test('categories come in the trust’s order, all or those for one purpose', async () => {
    expect(await ids()).toEqual(['10', '20', '30']);
    expect(await ids({ receiveApplication: true })).toEqual(['10', '30']);
    expect(await ids({ showGallery: true })).toEqual(['20']);
    expect(await ids({ showMedia: true })).toEqual(['20']);
  });

  test('categories tell what an application in them has to tell, in Malayalam where it was written', async () => {
    const [category] = await ask<object[]>('get-category-list?lang=ml', { receiveApplication: true });
    expect(category).toMatchObject({
      instructions: ['സ്വന്തം പേരിൽ അപേക്ഷിക്കുക.', 'Write NIL.'],
      additionalFields: [
        { id: 'roof', name: 'മേൽക്കൂര', type: 'Single Selection', options: [{ key: 'tile', name: 'ഓട്' }] },
      ],
    });
  });

  test('categories tell their subcategories', async () => {
    const [category] = await ask<object[]>('get-category-list', { showGallery: true });
    expect(category).toMatchObject({ subCategories: ['Wells', 'Pumps'] });
  });
});

describe('Galleries and project reports', () => {
  test('galleries come in the trust’s order, as many as asked for', async () => {
    expect(await ask('get-gallery-list')).toMatchObject([{ name: 'Pump day' }, { name: 'First water' }]);
    expect(await ask('get-gallery-list', { limit: 1 })).toHaveLength(1);
  });

  test.each(['Wells', 'കിണറുകൾ'])('are found by the subcategory’s name %s', async (subCategory) => {
    const query = { category: '20', subCategory };
    expect(await ask('get-gallery-list', { query })).toMatchObject(
      [{ _id: '2', images: [{}, {}] }].map(({ _id }) => ({ _id })),
    );
    expect(await ask('get-report-list', { query })).toMatchObject([{ _id: '3', name: 'Wells 2024' }]);
  });

  test('galleries are not found in another category', async () => {
    expect(await ask('get-gallery-list', { query: { category: '10' } })).toEqual([]);
    expect(await ask('get-report-list', { query: { category: '20', subCategory: 'Pumps' } })).toEqual([]);
  });

  test('a report names a PDF on this site', async () => {
    const [report] = await ask<{ file: string }[]>('get-report-list', { query: {} });
    expect(report?.file).toMatch(/^\/media\/[0-9a-f]{24}\.pdf$/);
  });
});

describe('News and videos', () => {
  test('news come the latest first', async () => {
    expect(await ask('get-newsUpdate-list')).toMatchObject([
      { _id: '8', newsUpdateDate: '2025-06-01' },
      { _id: '7', newsUpdateDate: '2025-01-01' },
    ]);
  });

  test('each text falls back to English on its own', async () => {
    expect(await ask('get-newsUpdate-by-id?lang=ml', { _id: '7' })).toMatchObject({
      lang: 'ml',
      name: 'പഴയത്',
      body: '<p>Then</p>',
    });
  });

  test('news are told as many as are wanted, and from any of them on', async () => {
    expect(await ask('get-newsUpdate-list', { limit: 1 })).toMatchObject([{ _id: '8' }]);
    expect(await ask('get-newsUpdate-list', { query: { olderThan: '8' } })).toMatchObject([{ _id: '7' }]);
    expect(await ask('get-newsUpdate-list', { query: { olderThan: '7' } })).toEqual([]);
    expect(await ask('get-newsUpdate-list', { query: { olderThan: '999' } })).toEqual([]);
  });

  test('news of one day are told by their numbers, the highest first, and none twice in parts', async () => {
    const { pool } = api.connection;
    await pool.query(
      `insert into news select (jsonb_populate_record(news, '{"id": "10"}')).* from news where id = '8'`,
    );
    const ids = async (payload: object) =>
      (await ask<NewsUpdate[]>('get-newsUpdate-list', payload)).map(({ _id }) => _id);
    expect(await ids({})).toEqual(['10', '8', '7']);
    expect(await ids({ query: { olderThan: '10' } })).toEqual(['8', '7']);
    expect(await ids({ query: { olderThan: '8' } })).toEqual(['7']);
    await pool.query("delete from news where id = '10'");
  });

  test.each([
    ['news', 'get-newsUpdate-list', {}],
    ['media', 'get-media-list', {}],
    ['galleries', 'get-gallery-list', {}],
    ['project_reports', 'get-report-list', {}],
    ['categories', 'get-category-list', {}],
    ['projects', 'get-project-list', {}],
  ])('what was withdrawn from %s is in no answer of %s', async (table, call, payload) => {
    const { pool } = api.connection;
    expect(await ask<object[]>(call, payload)).not.toEqual([]);
    await pool.query(`update ${table} set archived_at = now()`);
    const listed = await ask<object[]>(call, payload);
    await pool.query(`update ${table} set archived_at = null`);
    expect(listed).toEqual([]);
  });

  test.each([
    ['news', 'get-newsUpdate-by-id', '8'],
    ['projects', 'get-project-by-id', '101'],
  ])('what was withdrawn from %s is not found by %s', async (table, call, _id) => {
    const { pool } = api.connection;
    await pool.query(`update ${table} set archived_at = now() where id = $1`, [_id]);
    const { statusCode } = await refused(call, { _id });
    const feed = (await api.app.inject({ url: '/api/projects-stats/all/all' })).json<{ nid: string }[]>();
    await pool.query(`update ${table} set archived_at = null where id = $1`, [_id]);
    expect(statusCode).toBe(404);
    expect(feed.map(({ nid }) => nid).includes(_id)).toBe(false);
  });

  test('updates of a project are its own news alone', async () => {
    const updates = await ask<NewsUpdate[]>('get-newsUpdate-list', { query: { project: '102' } });
    expect(updates.map(({ _id, project }) => [_id, project])).toEqual([['8', '102']]);
    expect(await ask('get-newsUpdate-list', { query: { project: '101' } })).toEqual([]);
  });

  test('a news item that there is not is a 404', async () => {
    expect((await refused('get-newsUpdate-by-id', { _id: '999' })).statusCode).toBe(404);
  });

  test('videos come with the id that the video host knows', async () => {
    expect(await ask('get-media-list', {})).toEqual([
      { _id: '4', lang: 'en', name: 'A film', url: 'abcDEF12_-x' },
    ]);
  });
});

describe('The counters', () => {
  test('the counters agree with the lists', async () => {
    expect(await ask('get-stats')).toEqual({
      totalProjectsOngoing: 4,
      totalApplications: 0,
      totalProjectsCompleted: 2,
    });
  });
});

describe('The stats feed', () => {
  const feed = (categories: string) =>
    api.app.inject({ url: `/api/projects-stats/all/${categories}/?_format=json` });

  test('the stats feed says of every project in words whether it is completed', async () => {
    const reply = await feed('all');
    expect(reply.json()).toHaveLength(6);
    expect(reply.json<object[]>()[0]).toEqual({
      nid: '103',
      title: 'Project 103',
      category: 'Well Project',
      field_move_to_success_stor: 'True',
    });
  });

  test.each([
    ['10', ['102', '101']],
    ['10+30', ['102', '99', '101', '105']],
    ['10%2B30', ['102', '99', '101', '105']],
    ['%E0%B5%A7%E0%B5%A6.', ['102', '101']],
    ['999', []],
  ])('the stats feed for the categories %s names %j', async (categories, expected) => {
    const reply = await feed(categories);
    expect(reply.json<{ nid: string }[]>().map(({ nid }) => nid)).toEqual(expected);
  });

  test('the stats feed refuses what is no list of categories', async () => {
    expect((await feed('10;drop')).statusCode).toBe(422);
  });
});

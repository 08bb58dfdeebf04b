import { contentCopies } from '../../../testing/all-tables.ts';
import {
  startFakeContentSystem,
  respondJson,
  respondRedirect,
  neverRespond,
  respondText,
  type FakeContentSystem,
} from '../../../testing/fake-content-system.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { findSolaceProgramme } from '../solace-programme.ts';

const entry = (nid: unknown, own: object = {}) => ({
  nid: [{ value: nid }],
  title: [{ value: `Post ${String(nid)}` }],
  ...own,
});
const LIST = '/events-list';

/** No machine is too slow for this; who waits for what never comes is less patient. */
const LONG_TIMEOUTS = { hostMs: 30_000, visitorMs: 30_000 };
const timeouts = { ...LONG_TIMEOUTS };
const unanswered = () => {
  Object.assign(timeouts, { hostMs: 150, visitorMs: 150 });
  return neverRespond;
};

let drupal: FakeContentSystem;
let another: FakeContentSystem;
let api: TestApi;
let reports: string[];

beforeAll(async () => {
  [drupal, another] = await Promise.all([startFakeContentSystem(), startFakeContentSystem()]);
  const reportError = (error: unknown, what: string) => reports.push(`${what}: ${String(error)}`);
  api = await startTestApi({}, { externalContent: { url: drupal.url, reportError, timeouts } });
});
beforeEach(async () => {
  reports = [];
  Object.assign(timeouts, LONG_TIMEOUTS);
  for (const path of Object.keys(drupal.answers)) Reflect.deleteProperty(drupal.answers, path);
  // Each test begins with a host that was never asked and never failed.
  await api.connection.database.delete(contentCopies);
  api.clock.pass(60);
  await get('downloads-list');
  drupal.requested.length = 0;
});
afterAll(async () => {
  await api.close();
  await Promise.all([drupal.close(), another.close()]);
});

const get = (path: string, language = 'en') =>
  api.app.inject({ url: `/content/${path}`, headers: { 'accept-language': language } });
const titles = async (path: string) =>
  (await get(path)).json<{ title: { value: string }[] }[]>().map(({ title }) => title[0]?.value);

test('events come from the content system as pages know them, without what they do not', async () => {
  drupal.answers[LIST] = respondJson([
    {
      ...entry(7),
      uuid: [{ value: 'x' }],
      langcode: [{ value: 'ml' }],
      body: [{ value: '<p onclick="run()">Come <a href="/node/3">here</a></p>', format: 'full_html' }],
      field_event_image: [{ url: '/sites/default/files/camp.jpg', alt: 'x', target_id: 5 }],
      field_event_date: [{ value: '2026-12-12', lang: 'x' }],
    },
  ]);
  const reply = await get('events-list?_format=json', 'ml');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['age']).toBeUndefined();
  expect(reply.json()).toEqual([
    {
      nid: [{ value: '7' }],
      lang: 'ml',
      title: [{ value: 'Post 7' }],
      body: [{ value: `<p>Come <a href="${drupal.url}/node/3" rel="noopener noreferrer">here</a></p>` }],
      field_event_image: [{ url: `${drupal.url}/sites/default/files/camp.jpg` }],
      field_event_date: [{ value: '2026-12-12' }],
    },
  ]);
  expect(drupal.requested).toEqual(['/events-list?_format=json&items_per_page=50']);
});

test.each([
  'javascript:run()',
  'data:text/html,x',
  '//other.example/a.jpg',
  'https://other.example/a.jpg',
  'http://',
  'file:///etc/passwd',
])('a picture at %s is left out, and its post stays', async (url) => {
  drupal.answers[LIST] = respondJson([entry(7, { field_event_image: [{ url }] })]);
  expect((await get('events-list')).json()).toMatchObject([{ field_event_image: [] }]);
});

test('malformed entries are left out and counted, and the log does not quote them', async () => {
  const secret = [{ value: 'secret' }];
  drupal.answers[LIST] = respondJson([
    null,
    'secret',
    [],
    { nid: secret, title: secret },
    { title: secret },
    { ...entry(4), title: [] },
    entry('7 or 1=1'),
    entry(12_345_678_901),
    { ...entry(5), title: [{ value: 'secret\0' }] },
    entry(9, { body: 'secret', field_event_image: { url: 'x' }, field_event_date: [{ value: 'tomorrow' }] }),
    entry(9),
  ]);
  expect((await get('events-list')).json()).toEqual([
    { nid: [{ value: '9' }], title: [{ value: 'Post 9' }], body: [], field_event_image: [] },
  ]);
  expect(reports).toEqual(['entries of events-list were left out: Error: 10 malformed']);
});

const elsewhere = () => {
  another.answers[LIST] = respondJson([entry(8)]);
  return respondRedirect(`${another.url}${LIST}`);
};
const FAILURES: [string, () => (typeof drupal.answers)[string]][] = [
  ['an object', () => respondJson({})],
  ['a page of HTML', () => respondText('<!doctype html><title>Maintenance</title>')],
  ['half an answer', () => respondText('[{"nid"')],
  ['status 500', () => respondText('[]', 500)],
  ['status 404', () => respondText('[]', 404)],
  ['only malformed entries', () => respondJson([{ nope: 1 }])],
  ['more than can be taken', () => respondJson([entry(8), 'x'.repeat(4_000_000)])],
  ['a way to another host', elsewhere],
  ['a way in circles', () => respondRedirect(LIST)],
  ['nothing in its time', unanswered],
  ['a broken connection', () => (response) => response.destroy()],
];

test.each(FAILURES)('when it gives %s, the last good copy is told with its age', async (_what, failure) => {
  drupal.answers[LIST] = respondJson([entry(7)]);
  await get('events-list');
  drupal.answers[LIST] = failure();
  api.clock.pass(5);
  const reply = await get('events-list');
  expect(reply.json()).toMatchObject([{ title: [{ value: 'Post 7' }] }]);
  expect(reply.headers['age']).toBe('300');
});

test.each(FAILURES)(
  'when it gives %s and there is no copy, visitors are told to try again',
  async (_what, failure) => {
    drupal.answers[LIST] = failure();
    const reply = await get('events-list', 'ml');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toBe('application/problem+json');
    expect(reply.json()).toMatchObject({ detail: expect.stringMatching(/വീണ്ടും ശ്രമിക്കുക/) });
    expect(reports).toContainEqual(
      expect.stringMatching(/^the content system could not be asked for events-list/),
    );
  },
);

test('a way to another place on the same host is followed', async () => {
  drupal.answers[LIST] = respondRedirect('/en/events-list?_format=json');
  drupal.answers['/en/events-list'] = respondJson([entry(7)]);
  expect(await titles('events-list')).toEqual(['Post 7']);
});

test('a young copy is told without asking, and any page size from the same copy', async () => {
  drupal.answers[LIST] = respondJson([entry(1), entry(2), entry(3)]);
  expect(await titles('events-list?items_per_page=2')).toEqual(['Post 1', 'Post 2']);
  expect(await titles('events-list')).toHaveLength(3);
  expect(drupal.requested).toHaveLength(1);
});

test('visitors who come at once are one question', async () => {
  drupal.answers[LIST] = respondJson([entry(1)]);
  await Promise.all([titles('events-list'), titles('events-list'), titles('events-list')]);
  expect(drupal.requested).toHaveLength(1);
});

test('each language has its own copy', async () => {
  drupal.answers[LIST] = (response, request) =>
    respondJson([entry(request.headers['accept-language'] === 'ml' ? 2 : 1)])(response, request);
  await get('events-list', 'ml');
  await get('events-list', 'en');
  delete drupal.answers[LIST];
  expect((await get('events-list', 'ml')).json()).toMatchObject([{ nid: [{ value: '2' }] }]);
});

test('after failures in a row it is left alone for a while, then tried with one question', async () => {
  drupal.answers[LIST] = respondText('', 500);
  for (let count = 0; count < 7; count += 1) expect((await get('events-list')).statusCode).toBe(503);
  expect(drupal.requested).toHaveLength(5);
  api.clock.pass(1);
  await get('events-list');
  await get('events-list');
  expect(drupal.requested).toHaveLength(6);
  drupal.answers[LIST] = respondJson([entry(7)]);
  api.clock.pass(1);
  expect(await titles('events-list')).toEqual(['Post 7']);
});

test('after the clock was put back a day, a young copy is fetched anew, and a host that failed is tried', async () => {
  drupal.answers[LIST] = respondJson([entry(7)]);
  await get('events-list');
  drupal.answers[LIST] = respondJson([entry(8)]);
  api.clock.pass(-24 * 60);
  expect(await titles('events-list')).toEqual(['Post 8']);

  drupal.answers[`${LIST}/9`] = respondText('', 500);
  for (let count = 0; count < 5; count += 1) await get('events-list/9');
  const asked = drupal.requested.length;
  await get('events-list/9');
  expect(drupal.requested).toHaveLength(asked);
  api.clock.pass(-24 * 60);
  await get('events-list/9');
  expect(drupal.requested).toHaveLength(asked + 1);
});

describe('Single entries', () => {
  const one = `${LIST}/7`;

  test('a single entry comes as a list of one', async () => {
    drupal.answers[one] = respondJson([entry(7)]);
    expect(await titles('events-list/7')).toEqual(['Post 7']);
    expect(drupal.requested).toEqual(['/events-list/7?_format=json']);
  });

  test('a single entry that is not there is no such thing, also after it was', async () => {
    drupal.answers[one] = respondJson([entry(7)]);
    await get('events-list/7');
    drupal.answers[one] = respondJson([]);
    api.clock.pass(5);
    const reply = await get('events-list/7');
    expect([reply.statusCode, reply.json()]).toEqual([200, []]);
    expect(await api.connection.database.select().from(contentCopies)).toHaveLength(1);
  });

  test('a single entry is told from the copy of the list while it cannot be asked for', async () => {
    drupal.answers[LIST] = respondJson([entry(6), entry(7)]);
    await get('events-list');
    drupal.answers[one] = respondText('', 500);
    api.clock.pass(5);
    expect(await titles('events-list/7')).toEqual(['Post 7']);
  });

  test('a single entry is never another one', async () => {
    drupal.answers[one] = respondJson([entry(8), entry(9)]);
    expect((await get('events-list/7')).statusCode).toBe(503);
  });

  test.each(['x', '7x', '1234567890', '..%2Freports-list', '%00'])(
    'a single entry with the number %s is not asked for',
    async (nid) => {
      expect((await get(`events-list/${nid}`)).json()).toEqual([]);
      expect(drupal.requested).toEqual([]);
    },
  );
});

describe('Empty lists', () => {
  beforeEach(async () => {
    drupal.answers[LIST] = respondJson([entry(7)]);
    await get('events-list');
    drupal.answers[LIST] = respondJson([]);
    api.clock.pass(5);
  });

  test('an empty list where there were entries is believed when the first of them is gone too', async () => {
    expect(await titles('events-list')).toEqual([]);
    expect(reports).toEqual([]);
  });

  test('an empty list where there were entries is not believed while the first of them is still there', async () => {
    drupal.answers[`${LIST}/7`] = respondJson([entry(7)]);
    expect(await titles('events-list')).toEqual(['Post 7']);
  });
});

describe('Bookings', () => {
  const programme = (booking: unknown, amount: unknown) =>
    entry(90, { field_booking: [{ value: booking }], field_booking_amount: [{ value: amount }] });
  const find = () =>
    findSolaceProgramme({ database: api.connection.database, contentSystem: api.contentSystem }, '90');
  const ONE = '/solace-programs/90';

  test.each([
    [true, 1500],
    ['1', '1500.00'],
    ['True', '1500'],
  ])('a programme with booking %j and amount %j costs 1500 rupees', async (booking, amount) => {
    drupal.answers[ONE] = respondJson([programme(booking, amount)]);
    expect((await get('solace-programs/90')).json()).toMatchObject([
      { field_booking: [{ value: true }], field_booking_amount: [{ value: 1500 }] },
    ]);
    expect(await find()).toEqual({ title: { en: 'Post 90' }, booking: true, bookingAmount: 1500 });
  });

  test.each(['', 'free', '-5', '12.50', '1e3'])('a programme for %j is malformed', async (amount) => {
    drupal.answers[ONE] = respondJson([programme(true, amount)]);
    expect((await get('solace-programs/90')).statusCode).toBe(503);
  });

  test('a programme is not booked while nobody can tell its price', async () => {
    drupal.answers[ONE] = respondText('', 500);
    await expect(find()).rejects.toMatchObject({ statusCode: 503 });
  });
});

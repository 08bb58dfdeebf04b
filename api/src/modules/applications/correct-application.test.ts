import type { Application } from '@trust/shared/contract/applications/application';
import { ADDITIONAL_ANSWERS, makeAadhaar } from '@trust/shared/testing/application-samples';
import { applications } from '../../testing/all-tables.ts';
import { HOUSE, prepareApplicationsApi } from '../../testing/applications-api.ts';
import { TEST_APPLICATIONS } from '../../testing/test-api.ts';
import { decryptAadhaar } from './aadhaar/aadhaar-cipher.ts';

const { api, post, submit, open } = prepareApplicationsApi();
const HOUR = 60;

const sent = async (change: object = {}) => open((await submit(change)).suid);
const correct = (application: Application, change: object = {}) =>
  post('update-application', { ...application, ...change });
const numberOf = async ({ _id }: Application) => {
  const rows = await api.connection.database.select().from(applications);
  const row = rows.find(({ id }) => id === _id);
  return row && decryptAadhaar(TEST_APPLICATIONS.keys, row.id, row);
};

test('whoever has the key corrects an application by sending it back changed', async () => {
  const application = await sent();
  const reply = await correct(application, { job: 'തയ്യൽ' });
  expect(reply.statusCode).toBe(200);
  const corrected = { ...application, job: 'തയ്യൽ', version: 2 };
  expect(reply.json()).toEqual(corrected);
  expect(await open(application.suid)).toEqual(corrected);
});

test('a correction is checked as the first sending is', async () => {
  const reply = await correct(await sent(), { job: '', aadhar: '1', category: { _id: '20' } });
  expect(reply.json()).toMatchObject({
    status: 422,
    errors: [{ field: 'category' }, { field: 'job', message: 'Job details required' }, { field: 'aadhar' }],
  });
});

test('the Aadhaar number stays when its mask is sent back, and changes when a new one is written', async () => {
  const application = await sent({ aadhar: makeAadhaar(7) });
  expect(application.aadhar).toBe(`XXXX XXXX ${makeAadhaar(7).slice(-4)}`);
  await correct(application, { name: 'ആമിന' });
  expect(await numberOf(application)).toBe(makeAadhaar(7));
  const reply = await correct({ ...application, version: 2 }, { aadhar: makeAadhaar(8) });
  expect(reply.json<Application>().aadhar).toBe(`XXXX XXXX ${makeAadhaar(8).slice(-4)}`);
  expect(await numberOf(application)).toBe(makeAadhaar(8));
});

test.each([
  ['phone number, and the name is the same', { number: '9847000001' }],
  ['Aadhaar number', { aadhar: makeAadhaar(7) }],
])(
  'a correction to another application’s %s marks a possible duplicate, and one back takes it off',
  async (_what, same) => {
    await sent({ number: '9847000001', aadhar: makeAadhaar(7) });
    const own = { number: '9847000002', aadhar: makeAadhaar(8) };
    const application = await sent(own);
    const isDuplicate = async (version: number, change: object) => {
      await correct({ ...application, version }, { ...own, ...change });
      const rows = await api.connection.database.select().from(applications);
      return rows.find(({ id }) => id === application._id)?.possibleDuplicate;
    };
    expect(await isDuplicate(1, same)).toBe(true);
    expect(await isDuplicate(2, {})).toBe(false);
  },
);

test('another applicant’s application cannot be corrected: its id, its key and its number alone open nothing', async () => {
  const mine = await sent();
  const other = await sent();
  const attempts = [
    { _id: other._id, suid: mine.suid },
    { _id: mine._id, suid: other.suid },
    { _id: other._id, suid: other.code },
    { _id: other._id, suid: '' },
    { _id: 'not-an-id', suid: other.suid },
  ];
  for (const attempt of attempts) expect((await correct(mine, attempt)).statusCode).toBe(404);
  expect([await open(mine.suid), await open(other.suid)]).toEqual([mine, other]);
});

test('a correction without an id or a key, or with one that is none, finds nothing, as an unknown one', async () => {
  const { _id, suid, ...rest } = await sent();
  for (const names of [
    { _id },
    { suid },
    {},
    { _id, suid: 7 },
    { _id: null, suid },
    { _id, suid: 'x'.repeat(101) },
  ])
    expect((await post('update-application', { ...rest, ...names })).json()).toMatchObject({
      status: 404,
      detail: 'We can’t find this application.',
    });
});

test('a correction of an older version is refused, and of two at once one is stored', async () => {
  const application = await sent();
  const replies = await Promise.all([
    correct(application, { town: 'A' }),
    correct(application, { town: 'B' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await correct(application, { town: 'C' })).json()).toMatchObject({
    status: 409,
    detail: 'This application was changed meanwhile. Load it again',
  });
  expect((await open(application.suid)).version).toBe(2);
  expect((await correct(application, { version: undefined })).statusCode).toBe(200);
});

test('an application can be corrected for 48 hours, and while staff have not begun with it', async () => {
  const application = await sent();
  api.clock.pass(48 * HOUR - 1);
  expect((await correct(application)).statusCode).toBe(200);
  api.clock.pass(1);
  expect((await correct({ ...application, version: 2 })).json()).toMatchObject({
    status: 403,
    detail: 'This application can no longer be changed here. Ask the office',
  });
  expect(await open(application.suid)).not.toHaveProperty('correctableUntil');

  const young = await sent();
  await api.connection.pool.query("update applications set status = 'in-review'");
  expect((await correct(young)).statusCode).toBe(403);
});

test('what staff set and what was agreed to stays, whatever a correction sends', async () => {
  const application = await sent({ consent: { version: '2026-09', lang: 'ml' } });
  const change = { status: 'approved', code: 'AAAAAAAA', submittedAt: '2020-01-01', consent: undefined };
  expect((await correct(application, change)).json()).toEqual({ ...application, version: 2 });
  for (const foreign of [{ accountId: null }, { requestHash: 'x' }])
    expect((await correct(application, foreign)).statusCode).toBe(422);
  expect(await api.connection.database.select().from(applications)).toMatchObject([
    { consentVersion: '2026-09', status: 'received' },
  ]);
});

test('with another category the answers to the old one’s fields are no more accepted', async () => {
  const application = await sent({ category: HOUSE, additionalFieldsData: ADDITIONAL_ANSWERS });
  const category = { _id: '30' };
  expect((await correct(application, { category })).statusCode).toBe(422);
  const reply = await correct(application, { category, additionalFieldsData: {} });
  expect(reply.json()).toMatchObject({ category: { name: 'Relief' }, additionalFieldsData: {} });
});

test('an application can be corrected after its category was closed', async () => {
  const application = await sent();
  const { pool } = api.connection;
  await pool.query("update categories set receive_application = false where id = '30'");
  const reply = await correct(application);
  await pool.query("update categories set receive_application = true where id = '30'");
  expect(reply.statusCode).toBe(200);
});

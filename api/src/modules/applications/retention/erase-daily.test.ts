import { prepareApplicationsApi } from '../../../testing/applications-api.ts';
import { listTablesWith } from '../../../testing/search-tables.ts';
import { changeStatus, findByCode, listErasures } from '../office.ts';
import { eraseOldApplications } from './erase-daily.ts';

const { api, submit, post } = prepareApplicationsApi();
const DAY_MINUTES = 24 * 60;
const RETENTION = { endedDays: 180, othersYears: 3 };

const erase = () => eraseOldApplications(api.connection.database, RETENTION, api.clock.now);
const isThere = async (suid: string) => (await post('get-application-by-suid', { suid })).statusCode === 200;

async function decline(code: string, note = '') {
  const { database } = api.connection;
  const row = await findByCode(database, code);
  if (!row) throw new Error('There is no such application.');
  await changeStatus(database, row, { after: 'declined', by: 'board', note, at: api.clock.now });
}

test('a declined application is erased 180 days after that, others after three years', async () => {
  const declined = await submit();
  const other = await submit();
  api.clock.pass(30 * DAY_MINUTES);
  await decline(declined.code);
  api.clock.pass(180 * DAY_MINUTES);
  expect(await erase()).toBe(0);
  api.clock.pass(1);
  expect(await erase()).toBe(1);
  expect(await isThere(declined.suid)).toBe(false);
  expect(await isThere(other.suid)).toBe(true);
  api.clock.pass(3 * 366 * DAY_MINUTES);
  expect(await erase()).toBe(1);
  expect(await isThere(other.suid)).toBe(false);
});

test('an application that is not declined is there until the last minute of the third year', async () => {
  const { suid } = await submit();
  const lastDay = new Date(api.clock.now);
  lastDay.setUTCFullYear(lastDay.getUTCFullYear() + 3);
  api.clock.now = lastDay;
  expect(await erase()).toBe(0);
  expect(await isThere(suid)).toBe(true);
  api.clock.pass(1);
  expect(await erase()).toBe(1);
});

test('of an application nothing is left in any table but its number, and the office’s own records', async () => {
  const { code } = await submit({ name: 'Amina' });
  await decline(code, 'Amina has moved');
  api.clock.pass(181 * DAY_MINUTES);
  expect(await listTablesWith(api.connection.pool, 'Amina')).toEqual([
    'application_status_changes',
    'applications',
  ]);
  await erase();
  expect(await listTablesWith(api.connection.pool, 'Amina')).toEqual([]);
  expect(await listTablesWith(api.connection.pool, code)).toEqual(['application_erasures']);
});

test('what is recorded of an erased application is its number, its status and when', async () => {
  const { code } = await submit({ name: 'Amina' });
  await decline(code);
  api.clock.pass(181 * DAY_MINUTES);
  await erase();
  const [erasure] = await listErasures(api.connection.database, 10);
  expect(erasure).toMatchObject({ code, status: 'declined', erasedAt: api.clock.now });
  expect(JSON.stringify(erasure)).not.toContain('Amina');
});

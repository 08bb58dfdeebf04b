import { prepareApplicationsApi } from '../../testing/applications-api.ts';
import { AN_APPLICATION } from '../../testing/applications-api.ts';
import { changeStatus, findByCode, listStatusChanges } from './office.ts';

const { api, submit, post, open } = prepareApplicationsApi();
const withdraw = (suid: string) => post('withdraw-application', { suid });

test('whoever has the suid withdraws an application: it is corrected no more, and the office sees who did it', async () => {
  const { code, suid } = await submit();
  const reply = await withdraw(suid);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ code, status: 'withdrawn' });
  expect(reply.json()).not.toHaveProperty('correctableUntil');
  const { _id, version } = await open(suid);
  const correction = await post('update-application', { ...AN_APPLICATION, _id, suid, version });
  expect(correction.statusCode).toBe(403);
  const row = await findByCode(api.connection.database, code);
  const changes = await listStatusChanges(api.connection.database, row?.id ?? '');
  expect(changes).toMatchObject([{ changedBy: 'applicant', before: 'received', after: 'withdrawn' }]);
});

test('twice is once', async () => {
  const { suid, code } = await submit();
  await withdraw(suid);
  expect((await withdraw(suid)).statusCode).toBe(200);
  const row = await findByCode(api.connection.database, code);
  expect(await listStatusChanges(api.connection.database, row?.id ?? '')).toHaveLength(1);
});

test.each([
  ['in-review', 200, 'withdrawn'],
  ['approved', 403, 'approved'],
  ['declined', 403, 'declined'],
] as const)('of an application that is %s a withdrawal is answered %d', async (after, answer, status) => {
  const { suid, code } = await submit();
  const { database } = api.connection;
  const row = await findByCode(database, code);
  if (!row) throw new Error('There is no such application.');
  await changeStatus(database, row, { after, by: 'board', note: '', at: api.clock.now });
  expect((await withdraw(suid)).statusCode).toBe(answer);
  expect((await open(suid)).status).toBe(status);
});

test('an unknown suid is not found', async () => {
  expect((await withdraw('no-such-key')).statusCode).toBe(404);
});

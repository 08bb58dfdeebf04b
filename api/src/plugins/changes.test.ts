import { ChangeMark } from '@trust/shared/contract/pages/changes';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const mark = async () => ChangeMark.parse((await api.app.inject('/changes')).json()).mark;

test('the mark stands while the site is only read, and is another one once something was written', async () => {
  const before = await mark();
  const read = await api.app.inject({ method: 'POST', url: '/api/project/get-project-list', payload: {} });
  expect(read.statusCode).toBe(200);
  expect(await mark()).toBe(before);

  const message = {
    name: 'Asha',
    email: 'asha@example.org',
    subject: 'A well',
    message: 'No water since May',
  };
  const sent = await api.app.inject({ method: 'POST', url: '/api/contact', payload: message });
  expect(sent.statusCode).toBeLessThan(300);
  const after = await mark();
  expect(after).not.toBe(before);
  expect(await mark()).toBe(after);
});

test('it hears of what another program wrote into the database', async () => {
  const before = await mark();
  await api.connection.pool.query('create table written_elsewhere (id integer)');
  expect(await mark()).not.toBe(before);
});

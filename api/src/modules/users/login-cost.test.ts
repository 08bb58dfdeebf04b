import type Argon2 from '@node-rs/argon2';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/users/${path}`, payload });

test('an unknown name costs what a wrong password costs, so that nobody can tell them apart by the time', async () => {
  const password = 'kadal-kaattu-7';
  await post('create', {
    firstName: 'Anu',
    lastName: 'Test',
    email: 'anu@donor.example',
    password,
    confirmPassword: password,
  });
  const verify = jest.spyOn(jest.requireActual<typeof Argon2>('@node-rs/argon2'), 'verify');
  for (const username of ['anu@donor.example', 'nobody@donor.example']) {
    const { statusCode } = await post('authenticate', { username, password: 'kadal-kaattu-8' });
    expect(statusCode).toBe(401);
  }
  const costs = verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'));
  expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
});

import type { TestApi } from './test-api.ts';

/** Registers somebody and logs them in; resolves to the headers of their requests. */
export async function createAccount(
  { app }: Pick<TestApi, 'app'>,
  username = 'asha@example.org',
): Promise<{ authorization: string }> {
  const password = 'a long password';
  const account = { firstName: 'Asha', lastName: 'Demo', email: username, password };
  await app.inject({
    method: 'POST',
    url: '/api/users/create',
    payload: { ...account, confirmPassword: password },
  });
  const login = await app.inject({
    method: 'POST',
    url: '/api/users/authenticate',
    payload: { username, password },
  });
  const { token } = login.json<{ user: { token: string } }>().user;
  return { authorization: `Bearer ${token}` };
}

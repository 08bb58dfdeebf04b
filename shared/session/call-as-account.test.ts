import { logIn, logOut, readToken } from '@trust/shared/session';
import * as z from 'zod/mini';
import { UnavailableError, type Http, type Reply } from '../http/http.ts';
import { callAsAccount } from './call-as-account.ts';

const ASHA = { token: 'token-of-asha', firstName: 'Asha', lastName: 'Demo' };
const problem = { type: 'about:blank', title: '', status: 0 };
const refused = (status: number): Reply<never> => ({ outcome: 'refused', status, problem });

/** Calls as Asha; `meanwhile` happens before the answer comes. */
function call(reply: Reply<unknown>, meanwhile = () => {}) {
  logIn(ASHA);
  const send = async () => {
    meanwhile();
    return reply;
  };
  return callAsAccount({ send } as unknown as Http, { base: 'api', path: 'mine' }, z.unknown());
}

afterEach(() => logOut());

test('what is answered is given on, and the visitor stays logged in', async () => {
  await expect(call({ outcome: 'ok', data: [1] })).resolves.toEqual([1]);
  expect(readToken()).toBe(ASHA.token);
});

test('a login that has ended on the server ends here', async () => {
  await expect(call(refused(401))).resolves.toBeUndefined();
  expect(readToken()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('who has logged in anew meanwhile is not logged out by the answer to the token of before', async () => {
  await call(refused(401), () => logIn({ ...ASHA, token: 'another' }));
  expect(readToken()).toBe('another');
});

test.each([refused(403), refused(429), refused(500), { outcome: 'unreachable' } as const])(
  'the answer %j logs nobody out',
  async (reply) => {
    await expect(call(reply)).rejects.toThrow(UnavailableError);
    expect(readToken()).toBe(ASHA.token);
  },
);

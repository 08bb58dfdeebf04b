import { logIn, readToken } from '@trust/shared/session';
import { endSession } from './start-session.ts';

jest.mock('./session-calls.ts', () => {
  throw new Error('The chunk cannot be loaded.');
});

test('a visitor is logged out on this device also where the calls cannot be loaded', async () => {
  logIn({ token: 'token-of-asha', firstName: 'Asha', lastName: 'Demo' });
  endSession({} as never, {} as never);
  await new Promise((resolve) => setTimeout(resolve));
  expect(readToken()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

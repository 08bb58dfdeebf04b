/** @jest-environment node */
import { readToken, session, start } from '@trust/shared/session';

test('on the server every visitor is anonymous, and starting asks nothing', async () => {
  const check = jest.fn();
  await start(check);
  expect(check).not.toHaveBeenCalled();
  expect(readToken()).toBeUndefined();
  expect(session.getState()).toEqual({ authenticated: false, firstName: '', lastName: '', role: '' });
});

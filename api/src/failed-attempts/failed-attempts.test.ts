import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import {
  addFailure,
  FAILURE_WINDOW,
  failureSubject,
  forgetFailures,
  removeFailure,
} from './failed-attempts.store.ts';

let connection: FreshDatabase;
beforeAll(async () => {
  connection = await createFreshDatabase();
});
afterAll(() => connection.close());

const NOW = new Date('2026-03-01T09:00:00Z');
const { short, long } = FAILURE_WINDOW;
const fail = (whose: string, ms = 0, windowMs: number = short) =>
  addFailure(
    connection.database,
    { subject: failureSubject(whose, 'here'), windowMs },
    new Date(NOW.getTime() + ms),
  );

test('the windows are a quarter of an hour and a day', () => {
  expect([short, long]).toEqual([15 * 60_000, 24 * 60 * 60_000]);
});

test.each([short, long])(
  'failures count from the first one on, for %i ms and not one more',
  async (windowMs) => {
    const whose = `window-${windowMs}`;
    expect(await fail(whose, 0, windowMs)).toEqual({ failures: 1, remainingMs: windowMs });
    expect(await fail(whose, windowMs - 1, windowMs)).toEqual({ failures: 2, remainingMs: 1 });
    expect(await fail(whose, windowMs, windowMs)).toEqual({ failures: 1, remainingMs: windowMs });
  },
);

test('a count that the clock has not reached starts again', async () => {
  await fail('early', long);
  expect(await fail('early', -2 * long)).toEqual({ failures: 1, remainingMs: short });
});

test('one failure is taken back, never below none, or all are forgotten', async () => {
  const subject = { subject: failureSubject('back', 'here'), windowMs: short };
  await fail('back');
  await removeFailure(connection.database, subject);
  await removeFailure(connection.database, subject);
  expect(await fail('back')).toMatchObject({ failures: 1 });
  await fail('other');
  await forgetFailures(connection.database, subject);
  expect(await fail('back')).toMatchObject({ failures: 1 });
  expect(await fail('other')).toMatchObject({ failures: 2 });
});

test('a subject names neither account nor address', () => {
  const subject = failureSubject('anu@donor.example', '203.0.113.9');
  expect(subject).toMatch(/^[0-9a-f]{64}$/);
  expect(failureSubject('anu@donor.example', '203.0.113.8')).not.toBe(subject);
  expect(failureSubject('binu@donor.example', '203.0.113.9')).not.toBe(subject);
});

import { pollDelay } from './poll-delay.rules.ts';

test('waits grow, and end after two minutes', () => {
  const waits = Array.from({ length: 20 }, (_, answers) => pollDelay(answers)).filter(
    (ms) => ms !== undefined,
  );
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(120_000);
});

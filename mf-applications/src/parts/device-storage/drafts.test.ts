import { isExpired } from './drafts.ts';

test.each([
  ['2026-11-01T10:00:00.000Z', false],
  ['2026-11-01T09:59:59.999Z', true],
])('what was stored on %s is expired at the same time 30 days after 1 November: %s', (savedAt, expired) => {
  expect(isExpired(savedAt, new Date('2026-12-01T10:00:00.000Z'))).toBe(expired);
});

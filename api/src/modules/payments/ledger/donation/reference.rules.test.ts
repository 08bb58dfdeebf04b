import { formatTranId, parseTranId } from './reference.rules.ts';

test('a reference is read back into its parts, and a label of another form into none', () => {
  expect(parseTranId(formatTranId('SCT', 2026, 42))).toEqual({ prefix: 'SCT', year: 2026, sequence: 42 });
  expect(parseTranId('SCT/2026/x')).toBeUndefined();
});

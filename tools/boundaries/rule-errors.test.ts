import { findUnmatchedRules, findRuleErrors } from './rule-errors.ts';

const breach = { rule: 'no-cycles', from: 'a.ts', to: 'b.ts' };
const neighbour = { from: 'c.ts', to: 'd.ts' };

test('rules that catch their breach and let the neighbour be have no faults', () => {
  expect(findRuleErrors(['no-cycles'], [breach], [neighbour], [breach])).toEqual([]);
});

test('a rule without a planted breach is a fault', () => {
  expect(findRuleErrors(['no-cycles', 'new-rule'], [breach], [], [breach])).toEqual([
    'The rule new-rule has no planted breach, so nobody has seen it fire.',
  ]);
});

test('a breach that only another rule catches is a fault', () => {
  expect(findRuleErrors(['no-cycles'], [breach], [], [{ ...breach, rule: 'another' }])).toEqual([
    'The rule no-cycles did not catch a.ts importing b.ts.',
  ]);
});

test('a complaint about a lawful neighbour is a fault', () => {
  const violation = { ...neighbour, rule: 'no-cycles' };
  expect(findRuleErrors(['no-cycles'], [breach], [neighbour], [breach, violation])).toEqual([
    'The rule no-cycles wrongly complains of c.ts importing d.ts.',
  ]);
});

test('a rule that guards a folder which was renamed is a fault', () => {
  const rules = [
    { name: 'screens', from: { path: '^(mf-[^/]+/src/routes/[^/]+)/' } },
    { name: 'all', from: {} },
  ];
  expect(findUnmatchedRules(rules, ['mf-auth/src/routes/account/account.screen.tsx'])).toEqual([]);
  expect(findUnmatchedRules(rules, ['mf-auth/src/screens/account/account.screen.tsx'])).toEqual([
    'The rule screens guards a place that no file is in.',
  ]);
});

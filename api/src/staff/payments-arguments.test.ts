import { readArguments, explainArgumentError } from './payments-arguments.ts';

test.each([
  ['list', { kind: 'list', limit: 100 }],
  [
    'list --state captured --from 2026-04-01 --to 2026-04-30',
    { kind: 'list', limit: 100, state: 'CAPTURED', from: '2026-04-01', to: '2026-04-30' },
  ],
  ['list --due-refunds', { kind: 'due-refunds' }],
  ['list --quarantine', { kind: 'quarantine' }],
  ['show SCT/2026/000001', { kind: 'show', reference: 'SCT/2026/000001' }],
  ['reconcile', { kind: 'reconcile' }],
  ['reconcile pay_1', { kind: 'reconcile', reference: 'pay_1' }],
  [
    'refund SCT/1 --amount 1,250.50 --reason asked --yes',
    { kind: 'refund', reference: 'SCT/1', amount: 1_250_50, reason: 'asked', givenBack: false, yes: true },
  ],
  [
    'refund --due rf_1 --by Anitha',
    { kind: 'release', refund: 'rf_1', by: 'Anitha', givenBack: false, yes: false },
  ],
  ['refund --due rf_1 --given-back', { kind: 'release', refund: 'rf_1', givenBack: true, yes: false }],
  ['resolve pay_1 --reason returned', { kind: 'resolve', payment: 'pay_1', reason: 'returned' }],
  [
    'export --year 2025-26 --out a.csv',
    { kind: 'export', year: '2025-26', out: 'a.csv', withTestPayments: false },
  ],
  ['--help', { kind: 'help' }],
])('payments -- %s is understood', (line, command) => {
  expect(readArguments(line.split(' '))).toEqual(command);
});

test.each([
  '',
  'pay',
  'list all',
  'list --state PAID',
  'list --from yesterday',
  'list --quarantine --due-refunds',
  'list --due-refunds --state NEW',
  'show',
  'show a b',
  'show a --yes',
  'refund SCT/1',
  'resolve --reason returned',
  'resolve pay_1',
  'refund SCT/1 --amount 0 --reason asked',
  'refund SCT/1 --due rf_1 --reason asked',
  'refund --amount 5 --reason asked',
  'export --year 2025 --out a.csv',
  'export --year 2025-27 --out a.csv',
  'export --out a.csv',
])('payments -- %s is not', (line) => {
  expect(readArguments(line.split(' ').filter(Boolean))).toBeUndefined();
});

test.each([
  ['list --state foo', '“--state foo” is not understood.'],
  ['list --from yesterday --to 2026-04-01', '“--from yesterday” is not understood.'],
  ['list --from 2026-04-01 --to tomorrow', '“--to tomorrow” is not understood.'],
  ['list --limit all', '“--limit all” is not understood.'],
  ['refund SCT/1 --amount many --reason asked', '“--amount many” is not understood.'],
  ['export --year 2025-27 --out a.csv', '“--year 2025-27” is not understood.'],
  ['list --state captured --quarantine', '“--state captured --quarantine” is not understood.'],
  ['list --unheard-of', '“--unheard-of” is not understood.'],
  ['refnd SCT/1', '“refnd” is not understood.'],
  ['show', 'show needs a reference, such as SCT/2026/000042.'],
  ['refund SCT/1', 'refund needs a reference and --reason, or --due alone.'],
  ['resolve pay_1', 'resolve needs a payment and --reason.'],
  ['export --year 2025-26', 'export needs --year and --out.'],
  ['', undefined],
])('of payments -- %s it is said what is wrong: %s', (line, explanation) => {
  expect(explainArgumentError(line.split(' ').filter(Boolean))).toBe(explanation);
});

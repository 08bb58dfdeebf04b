import { parseAccountsCommand } from './accounts/arguments.ts';
import { parseApplicationsCommand } from './applications/arguments.ts';
import { parseStaffCommand } from './payments-arguments.ts';

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
    { kind: 'refund-due', refund: 'rf_1', by: 'Anitha', givenBack: false, yes: false },
  ],
  ['refund --due rf_1 --given-back', { kind: 'refund-due', refund: 'rf_1', givenBack: true, yes: false }],
  ['resolve pay_1 --reason returned', { kind: 'resolve', payment: 'pay_1', reason: 'returned' }],
  [
    'export --year 2025-26 --out a.csv',
    { kind: 'export', year: '2025-26', out: 'a.csv', withTestPayments: false, withProjects: false },
  ],
])('payments -- %s is understood', (line, command) => {
  expect(parseStaffCommand(line.split(' '))).toEqual({ outcome: 'parsed', command });
});

test.each([
  ['list --from ൨൦൨൬-൦൪-൦൧ --limit ൫', { kind: 'list', limit: 5, from: '2026-04-01' }],
  ['list --to 2026/04/01', { kind: 'list', limit: 100, to: '2026-04-01' }],
  ['resolve pay_1. --reason returned', { kind: 'resolve', payment: 'pay_1', reason: 'returned' }],
  [
    'reports match sct-2026-1 ٧',
    {
      kind: 'direct-gift',
      command: { kind: 'match', tranId: 'SCT/2026/000001', line: 7, takesOtherAmount: false },
    },
  ],
  [
    'export --year ２０２５-２６ --out a.csv',
    { kind: 'export', year: '2025-26', out: 'a.csv', withTestPayments: false, withProjects: false },
  ],
])('payments -- %s is read in figures of any script', (line, command) => {
  expect(parseStaffCommand(line.split(' '))).toEqual({ outcome: 'parsed', command });
});

test.each([
  ['list --category (൧൦).', { kind: 'list', limit: 50, category: '10' }],
  ['list --category \u200b10', { kind: 'list', limit: 50, category: '10' }],
])('applications -- %s is read in figures of any script', (line, command) => {
  expect(parseApplicationsCommand(line.split(' '))).toEqual({ outcome: 'parsed', command });
});

test.each([
  ['--help', /^Usage: npm run payments --[^]*\n {2}refund /],
  ['refund --help', /^Usage: npm run payments -- refund[^]*--given-back/],
])('payments -- %s prints what can be done', (line, text) => {
  expect(parseStaffCommand(line.split(' '))).toEqual({ outcome: 'help', text: expect.stringMatching(text) });
});

test.each([
  ['', /^Usage: npm run payments/],
  ['pay', /unknown command 'pay'/],
  ['refnd SCT/1', /unknown command 'refnd'[^]*Did you mean refund/],
  ['list all', /too many arguments/],
  ['list --unheard-of', /unknown option '--unheard-of'/],
  ['list --state PAID', /'--state <state>' argument 'PAID' is invalid\. There are: NEW /],
  ['list --from yesterday --to 2026-04-01', /argument 'yesterday' is invalid\. A day is written 2026-04-01/],
  ['list --from 2026-04-01 --to tomorrow', /argument 'tomorrow' is invalid/],
  ['list --limit all', /argument 'all' is invalid/],
  ['list --quarantine --due-refunds', /cannot be used with/],
  ['list --due-refunds --state NEW', /cannot be used with option '--state <state>'/],
  ['list --state captured --quarantine', /cannot be used with option '--state <state>'/],
  ['show', /missing required argument 'reference'/],
  ['show a b', /too many arguments/],
  ['show a --yes', /unknown option '--yes'/],
  ['refund SCT/1', /needs a reference and --reason, or --due alone/],
  ['refund SCT/1 --amount 0 --reason asked', /argument '0' is invalid\. It takes an amount in rupees/],
  ['refund SCT/1 --amount many --reason asked', /argument 'many' is invalid/],
  ['refund SCT/1 --due rf_1 --reason asked', /needs a reference and --reason, or --due alone/],
  ['refund --due rf_1 --amount 5', /needs a reference and --reason, or --due alone/],
  ['refund --due rf_1 --key again', /needs a reference and --reason, or --due alone/],
  ['refund --amount 5 --reason asked', /needs a reference and --reason, or --due alone/],
  ['resolve --reason returned', /missing required argument 'payment'/],
  ['resolve pay_1', /required option '--reason <words>' not specified/],
  ['export --year 2025 --out a.csv', /argument '2025' is invalid\. A year is written 2025-26/],
  ['export --year 2025-27 --out a.csv', /argument '2025-27' is invalid/],
  ['export --out a.csv', /required option '--year <year>' not specified/],
  ['export --year 2025-26', /required option '--out <file.csv>' not specified/],
])('payments -- %s is refused, saying why and how to use it', (line, text) => {
  const parsed = parseStaffCommand(line.split(' ').filter(Boolean));
  expect(parsed).toEqual({ outcome: 'wrong-use', text: expect.stringMatching(text) });
  expect(parsed).toHaveProperty('text', expect.stringContaining('Usage: npm run payments --'));
});

const ODD = [
  '\0',
  '\ud800',
  '്',
  '\ufe0f',
  '-',
  '--',
  '--=',
  '=x',
  '__proto__',
  '%zz',
  '൨൦൨൬',
  '9'.repeat(400),
];

test.each([
  [
    'payments',
    parseStaffCommand,
    ['', 'show', 'reconcile', 'refund SCT/1 --reason a --amount', 'list --from'],
  ],
  [
    'payments',
    parseStaffCommand,
    ['list --state', 'list --limit', 'resolve pay_1 --reason', 'export --year'],
  ],
  ['applications', parseApplicationsCommand, ['', 'show', 'print', 'list --from', 'list --category', 'keys']],
  ['accounts', parseAccountsCommand, ['', 'show', 'erase', 'list']],
])('%s understands odd arguments, or says in words what is wrong', (_command, parse, beginnings) => {
  for (const beginning of beginnings)
    for (const odd of ODD) {
      const result = parse([...beginning.split(' ').filter(Boolean), odd]);
      if (result.outcome === 'parsed') continue;
      expect([beginning, odd, result.text]).toEqual([beginning, odd, expect.stringMatching(/\w{3} \w/)]);
      expect(result.text).not.toMatch(/\n +at |Error: [A-Z]/);
    }
});

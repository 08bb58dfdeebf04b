import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandResult } from '@trust/shared/commands/command-line';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { preparePaymentsApi } from '../../testing/payments-api.ts';
import { REPORT, writeStatement } from '../../testing/reported-gift.ts';
import { parseStaffCommand } from '../payments-arguments.ts';
import { runCommand } from '../run-command.ts';

const { deps, post, getStatus, findFunds, listReceipts } = preparePaymentsApi();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trust-statements-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command with these arguments; `wants` answers its question, which stands in `asked`. */
let asked = '';
async function runAsStaff(args: string[], wants = true): Promise<CommandResult> {
  const parsed = parseStaffCommand(args);
  if (parsed.outcome !== 'parsed') throw new Error(parsed.text);
  return runCommand(parsed.command, {
    ...deps(),
    trust: {
      ...sampleConfig.trust,
      registration: { section80G: 'DEMO/80G', section80GDate: '2023-09-24', section12A: 'DEMO/12A' },
    },
    by: 'office',
    confirm: async (question) => {
      asked = question;
      return wants;
    },
  });
}

async function reportGift(change: object = {}): Promise<string> {
  return (await post('report-gift', { ...REPORT, ...change })).json<{ tran_id: string }>().tran_id;
}

const CREDITS = [
  { day: '27/02/2026', rupees: '500.50', reference: '412345678901', narration: 'UPI/CR/ANU' },
  { day: '28-02-26', rupees: '700', reference: '412345678902', narration: 'UPI/CR/\u001b[2JBASHEER' },
  { day: '2026-02-28', rupees: '250', narration: 'CASH DEPOSIT' },
];
async function importStatement(credits = CREDITS, ...options: string[]) {
  const file = join(folder, 'statement.csv');
  await writeFile(file, `\ufeff${writeStatement(credits)}`);
  return runAsStaff(['statement', 'import', file, ...options]);
}
/** The number of the line that a row of a list names. */
const lineOf = (output: string, words: string) =>
  /^\S+(?= )|(?<=₹\S+ +)\d+/.exec(output.split('\n').find((row) => row.includes(words)) ?? '')?.[0] ?? '';

test('an import says what is new, and what the reported gifts may be', async () => {
  await reportGift();
  await reportGift({ utr: '412345678902', phone: '9846000002' });
  await reportGift({ utr: '412345678903', amount: 25_000, phone: '9846000003' });
  await reportGift({ utr: '412345678904', amount: 99_900, phone: '9846000004' });
  expect((await importStatement()).output).toBe(`3 credits were read: 3 are new, 0 were imported before.
Left out: 1 row of other text.
Of 4 reported gifts that wait, 1 is certain and 2 are to be looked at.
npm run payments -- reports list
npm run payments -- reports match --certain
`);
  expect((await importStatement()).output).toContain('0 are new, 3 were imported before');
  const { output } = await runAsStaff(['reports', 'list']);
  const rows = output.split('\n');
  expect(rows[1]).toMatch(/412345678901 .*₹500\.50 .*2026-02-27 .*certain: same UTR, same sum$/);
  expect(rows[2]).toMatch(/412345678902 .*₹500\.50 .*₹700\.00 .*look: same UTR, other sum$/);
  expect(rows[3]).toMatch(/412345678903 .*₹250\.00 .*look: same sum, a near day, no UTR found$/);
  expect(rows[4]).toMatch(/412345678904 .*not on what was imported$/);
});

test('a credit that another export has with the day of value is imported once, and its line is named', async () => {
  // The numbers begin with the payment's day: 2026-02-27 is the 58th of its year. The second gift is of the same donor.
  const credit = { day: '2026-02-27', rupees: '500.50', reference: '605845678901', narration: 'UPI/CR/ANU' };
  const next = { ...credit, reference: '605945678901', day: '2026-02-28' };
  await importStatement([credit, next]);
  const line = lineOf((await runAsStaff(['statement', 'list'])).output, '605845678901');
  const { output } = await importStatement([{ ...credit, day: '2026-02-28' }, next]);
  expect(output).toContain('2 credits were read: 0 are new, 2 were imported before.');
  expect(output).toContain(
    `1 of them has another day here than in line ${line}, and the same number and sum`,
  );
  expect((await runAsStaff(['statement', 'list'])).output.match(/6058/g)).toHaveLength(1);
});

test('the credits of one day are listed, or as many as are asked for, and no others', async () => {
  const days = ['26/02/2026', '27/02/2026', '28/02/2026'];
  await importStatement(days.map((day) => ({ day, rupees: '500', narration: `CASH ${day.slice(0, 2)}` })));
  const { output } = await runAsStaff(['statement', 'list', '--from', '2026-02-27', '--to', '2026-02-27']);
  expect(output.match(/CASH \d\d/g)).toEqual(['CASH 27']);
  const first = (await runAsStaff(['statement', 'list', '--limit', '2'])).output;
  expect(first.match(/CASH \d\d/g)).toEqual(['CASH 26', 'CASH 27']);
});

test('the certain gifts are counted after a question, and no others', async () => {
  const certain = await reportGift();
  const other = await reportGift({ utr: '412345678902', phone: '9846000002' });
  await importStatement();
  expect(await runAsStaff(['reports', 'match', '--certain'], false)).toMatchObject({
    code: 1,
    errors: 'Nothing was matched.\n',
  });
  expect(asked).toContain(certain);
  expect(asked).toContain('Count this gift, ₹500.50 in all?');
  expect(asked).not.toContain(other);
  const matched = await runAsStaff(['reports', 'match', '--certain']);
  expect(matched).toMatchObject({ code: 0, output: expect.stringContaining(`${certain} has line `) });
  expect(await getStatus(certain)).toBe('SUCCESS');
  expect(await getStatus(other)).toBe('PENDING');
  expect(await runAsStaff(['reports', 'match', '--certain', '--yes'])).toMatchObject({
    output: expect.stringContaining('No reported gift is certain'),
  });
});

test('a gift and a line that staff name are matched, with another sum by a word of its own', async () => {
  const gift = await reportGift({ utr: '412345678902' });
  await importStatement();
  const line = lineOf((await runAsStaff(['statement', 'list'])).output, '412345678902');
  const match = ['reports', 'match', gift, line];
  expect(await runAsStaff(match)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The donor named ₹500.50, line'),
  });
  const matched = await runAsStaff([...match, '--take-statement-sum', '--by', 'Anitha']);
  expect(matched).toMatchObject({ code: 0, output: expect.stringContaining('₹700.00 are counted') });
  expect(await findFunds()).toMatchObject({ captured: 70_000, donors: 1 });
  const shown = (await runAsStaff(['show', gift])).output;
  expect(shown).toMatch(/^Paid by +direct \(test keys\)$/m);
  expect(shown).toMatch(/^UTR +412345678902$/m);
  expect(shown).toMatch(new RegExp(`^Matched +line ${line}, by Anitha, 2026-03-01`, 'm'));
  expect((await runAsStaff(['statement', 'list'])).output).not.toContain('412345678902');
});

test('a report that is rejected is off the list, with the reason in its history', async () => {
  const gift = await reportGift();
  expect(await runAsStaff(['reports', 'reject', gift, '--reason', 'no such credit'])).toMatchObject({
    code: 0,
  });
  expect((await runAsStaff(['reports', 'list'])).output).toBe('None.\n');
  expect((await runAsStaff(['show', gift])).output).toMatch(/^Rejected +by office, .*: no such credit$/m);
  expect((await runAsStaff(['list', '--state', 'rejected'])).output).toContain(gift);
});

test('a narration cannot steer the terminal', async () => {
  await importStatement();
  const { output } = await runAsStaff(['statement', 'list']);
  expect(output).toContain('[2JBASHEER');
  expect(output).not.toContain('\u001b');
});

test('a file that is no statement, is not there, or has other headings is refused with a reason', async () => {
  const file = join(folder, 'other.csv');
  await writeFile(file, 'Day,Who,Received\n01/02/2026,ANU,500');
  expect(await runAsStaff(['statement', 'import', file])).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`Nothing of ${file} was imported:\nNo row of headings`),
  });
  const named = ['date=Day', 'narration=Who', 'credit=Received'].flatMap((column) => ['--column', column]);
  expect(await runAsStaff(['statement', 'import', file, ...named])).toMatchObject({ code: 0 });
  expect(await runAsStaff(['statement', 'import', join(folder, 'none.csv')])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('could not be read'),
  });
});

test('a statement in UTF-16, as some spreadsheets write it, is read', async () => {
  const file = join(folder, 'utf-16.csv');
  await writeFile(file, Buffer.from(`\ufeff${writeStatement(CREDITS)}`, 'utf16le'));
  expect((await runAsStaff(['statement', 'import', file])).output).toContain('3 are new');
});

test('the provider is not asked about a reported gift, and money goes back by hand', async () => {
  const gift = await reportGift();
  expect(await runAsStaff(['reconcile', gift])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('only the bank’s statement tells of it'),
  });
  await importStatement();
  await runAsStaff(['reports', 'match', '--certain', '--yes']);
  const refund = ['refund', gift, '--reason', 'asked for', '--yes'];
  expect(await runAsStaff(refund)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--given-back'),
  });
  expect(await runAsStaff([...refund, '--given-back'])).toMatchObject({ code: 0 });
  expect(await listReceipts()).toMatchObject([{ cancelledAt: expect.any(Date) }]);
});

test('a matched gift is in the export of the year in which the statement has it', async () => {
  await reportGift();
  await importStatement();
  await runAsStaff(['reports', 'match', '--certain', '--yes']);
  const out = join(folder, '2025-26.csv');
  const exported = await runAsStaff(['export', '--year', '2025-26', '--out', out, '--with-test-payments']);
  expect(exported.output).toContain('1 donation of 2025-26 is in');
});

test.each([
  ['reports match', /needs a reference and a line, or --certain alone/],
  ['reports match SCT/1 x', /A line is a number/],
  ['reports match --certain SCT/1', /needs a reference and a line, or --certain alone/],
  ['reports reject SCT/1', /required option '--reason <words>'/],
  ['statement import', /missing required argument 'file'/],
  ['statement import a.csv --column sum=Total', /It is written "credit=Amount received"; there are: date /],
  ['reports lst', /unknown command 'lst'/],
])('payments -- %s is refused with a reason', (line, text) => {
  expect(parseStaffCommand(line.split(' '))).toMatchObject({
    outcome: 'wrong-use',
    text: expect.stringMatching(text),
  });
});

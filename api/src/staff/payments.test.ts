import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import { DONOR_FIELD_NAMES } from '@trust/shared/contract/donations/donation-form';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import type { CommandResult } from '@trust/shared/commands/command-line';
import { refunds } from '../testing/all-tables.ts';
import { signEvent } from '../testing/fake-card-provider.ts';
import { ERASED_DONOR } from '../modules/payments/ledger/erasing/erased-donors.store.ts';
import { updateTransaction } from '../modules/payments/ledger/transactions.store.ts';
import { DONOR as ANU, preparePaymentsApi } from '../testing/payments-api.ts';
import { runProcess } from '../testing/started-process.ts';
import { signBankAnswer } from '../testing/test-bank.ts';
import { runCommand, type StaffDeps } from './run-command.ts';
import { parseStaffCommand } from './payments-arguments.ts';

const DONOR = { ...ANU, phone: '9846012345', amount: 1_000_00 };
const {
  api,
  db,
  fake,
  deps,
  post,
  postForm,
  takeReference,
  createOrder,
  recordDonation,
  beginDonation,
  payOrder,
  payDonation,
  deliverEvents,
} = preparePaymentsApi(DONOR);

/** Runs the command with these arguments; `confirm` answers its question. */
async function runAsStaff(
  args: string[],
  confirm: StaffDeps['confirm'] = async () => true,
): Promise<CommandResult> {
  const parsed = parseStaffCommand(args);
  if (parsed.outcome !== 'parsed') throw new Error(parsed.text);
  return runCommand(parsed.command, {
    ...deps(),
    trust: {
      ...sampleConfig.trust,
      registration: { section80G: 'DEMO/80G', section80GDate: '2023-09-24', section12A: 'DEMO/12A' },
    },
    by: 'office',
    confirm,
  });
}

test('the list is filtered by state and day, the newest first', async () => {
  const first = await payDonation();
  api.clock.pass(24 * 60);
  const second = await beginDonation();
  const all = await runAsStaff(['list']);
  expect(all.output.split('\n').slice(1, 3)).toEqual([
    `${second.tran_id}  2026-03-02 14:30  ORDER_CREATED  ₹1,000.00  -         Project 101 · Shelter Home · SC/101`,
    `${first.tran_id}  2026-03-01 14:30  CAPTURED       ₹1,000.00  -         Project 101 · Shelter Home · SC/101`,
  ]);
  const newest = (await runAsStaff(['list', '--limit', '1'])).output;
  expect([newest.includes(first.tran_id), newest.includes(second.tran_id)]).toEqual([false, true]);
  expect((await runAsStaff(['list', '--state', 'captured'])).output).not.toContain(second.tran_id);
  expect((await runAsStaff(['list', '--from', '2026-03-02', '--to', '2026-03-02'])).output).not.toContain(
    first.tran_id,
  );
  expect((await runAsStaff(['list', '--to', '2026-02-28'])).output).toBe('None.\n');
});

test('a list of one day has what was begun from its midnight in India to the next', async () => {
  const begun: string[] = [];
  for (const moment of ['2026-03-31T18:29', '2026-03-31T18:30', '2026-04-01T18:29', '2026-04-01T18:30']) {
    api.clock.now = new Date(`${moment}:00Z`);
    begun.push((await recordDonation()).tran_id);
  }
  const { output } = await runAsStaff(['list', '--from', '2026-04-01', '--to', '2026-04-01']);
  expect(begun.map((reference) => output.includes(reference))).toEqual([false, true, true, false]);
});

test('one donation is shown with its history, by any of its references', async () => {
  const { tran_id, paymentId, order_id } = await payDonation();
  for (const reference of [tran_id, order_id, paymentId]) {
    const { output } = await runAsStaff(['show', reference]);
    for (const words of [
      tran_id,
      'Anu, 9846012345',
      '2025-26/000001',
      `${paymentId}  captured, counted`,
      'AUTHORISED → CAPTURED',
      'captured  waits',
    ])
      expect(output).toContain(words);
  }
  const tribute = { tributeKind: 'memory', tributeName: 'Mariam Beevi', tributeMessage: 'Always' };
  const given = await payDonation({ ...tribute });
  expect((await runAsStaff(['show', given.tran_id])).output).toMatch(/^Tribute +in memory of Mariam Beevi$/m);
  expect(await runAsStaff(['show', 'nobody'])).toEqual({
    output: '',
    errors: 'There is no donation nobody.\n',
    code: 1,
  });
});

test('all that a donor told is shown', async () => {
  const { tran_id } = await payDonation();
  const told = mapFields(DONOR_FIELD_NAMES, (field) => `Anu’s ${field}`);
  await updateTransaction(db(), tran_id, told);
  const { output } = await runAsStaff(['show', tran_id]);
  expect(Object.values(told).filter((text) => !output.includes(text))).toEqual([]);
});

test('money that nobody told us of is found, for one donation or for all', async () => {
  const first = await beginDonation();
  const second = await beginDonation();
  for (const { order_id } of [first, second]) payOrder(order_id);
  expect(await runAsStaff(['reconcile', first.tran_id])).toMatchObject({
    output: `${first.tran_id}: ORDER_CREATED → CAPTURED\n`,
  });
  expect((await runAsStaff(['reconcile'])).output).toContain('about 1 open');
  expect((await runAsStaff(['show', second.tran_id])).output).toMatch(/^State +CAPTURED$/m);
  fake.isDown = true;
  const third = await recordDonation({ firstName: 'Basheer' });
  await createOrder(third.tran_id);
  expect(await runAsStaff(['reconcile', third.tran_id])).toMatchObject({
    code: 1,
    errors: 'The provider gave no answer.\n',
  });
});

test('a refund of the whole is made once, however often it is asked for', async () => {
  const { tran_id, paymentId } = await payDonation();
  const refund = ['refund', tran_id, '--reason', 'asked for'];
  expect(await runAsStaff(refund, async () => false)).toMatchObject({
    code: 1,
    errors: 'Nothing was given back.\n',
  });
  expect(fake.card.listRefunds(paymentId)).toHaveLength(0);
  expect((await runAsStaff(refund)).output).toMatch(/^Refund rf_\w+ of ₹1,000.00: processed\.\n$/);
  expect((await runAsStaff([...refund, '--yes'], async () => false)).output).toContain('processed');
  expect(fake.card.listRefunds(paymentId)).toHaveLength(1);
  expect((await runAsStaff(['show', tran_id])).output).toContain('by office: asked for');
});

test('a part is given back once for its sum, and again only under another key; never more than is left', async () => {
  const { tran_id, paymentId } = await payDonation();
  const partial = ['refund', tran_id, '--amount', '250', '--reason', 'asked for', '--yes'];
  await runAsStaff(partial);
  await runAsStaff(partial);
  expect(fake.card.listRefunds(paymentId)).toHaveLength(1);
  await runAsStaff([...partial, '--key', 'second']);
  expect(fake.card.listRefunds(paymentId)).toHaveLength(2);
  expect(await runAsStaff(['refund', tran_id, '--amount', '900', '--reason', 'x', '--yes'])).toEqual({
    output: '',
    errors: 'Only ₹500.00 of this payment is left.\n',
    code: 1,
  });
  expect((await runAsStaff(['refund', tran_id, '--reason', 'the rest', '--yes'])).output).toContain(
    'of ₹500.00',
  );
});

test('what was paid twice is listed, released by staff, and gone from the list', async () => {
  const { order_id } = await beginDonation();
  payOrder(order_id);
  const second = payOrder(order_id);
  await deliverEvents();
  const { output } = await runAsStaff(['list', '--due-refunds']);
  expect(output).toContain(second.id);
  const [refund = ''] = /rf_\w+/.exec(output) ?? [];
  expect((await runAsStaff(['refund', '--due', refund, '--by', 'Anitha'])).output).toContain('processed');
  expect((await runAsStaff(['list', '--due-refunds'])).output).toBe('None.\n');
  expect(fake.card.listRefunds(second.id)).toHaveLength(1);
});

test('who names a payment that was paid twice gives back that one, and the donation counts as before', async () => {
  const { order_id, tran_id, paymentId } = await payDonation();
  const second = payOrder(order_id);
  await deliverEvents();
  expect((await runAsStaff(['refund', second.id, '--reason', 'paid twice', '--yes'])).output).toContain(
    'processed',
  );
  expect(fake.card.listRefunds(second.id)).toHaveLength(1);
  expect(fake.card.listRefunds(paymentId)).toHaveLength(0);
  expect((await runAsStaff(['show', tran_id])).output).toMatch(/^State +CAPTURED$/m);
  expect((await runAsStaff(['list', '--due-refunds'])).output).toBe('None.\n');
});

test('under a key of its own all of a payment goes back that was paid twice, and no refund of it waits any more', async () => {
  const { order_id } = await payDonation();
  const second = payOrder(order_id);
  await deliverEvents();
  const refund = ['refund', second.id, '--key', 'by-hand', '--reason', 'paid twice', '--yes'];
  expect((await runAsStaff(refund)).output).toContain('₹1,000.00: processed');
  expect(fake.card.listRefunds(second.id)).toHaveLength(1);
  expect((await runAsStaff(['list', '--due-refunds'])).output).toBe('None.\n');
});

test('a refund that the provider refused stays on the list, and the same command asks for another', async () => {
  const { order_id } = await payDonation();
  const second = payOrder(order_id);
  await deliverEvents();
  const [refund = ''] = /rf_\w+/.exec((await runAsStaff(['list', '--due-refunds'])).output) ?? [];
  const release = ['refund', '--due', refund, '--yes'];
  fake.refusesRefunds = true;
  for (let time = 0; time < 2; time += 1)
    expect(await runAsStaff(release)).toMatchObject({ code: 1, errors: expect.stringContaining('refused') });
  expect((await runAsStaff(['list', '--due-refunds'])).output).toMatch(
    new RegExp(`${refund} .* failed .*${second.id}`),
  );
  fake.refusesRefunds = false;
  expect((await runAsStaff(release)).output).toContain('processed');
  expect((await runAsStaff(release)).output).toContain('processed');
  expect(fake.card.listRefunds(second.id)).toHaveLength(1);
  expect((await runAsStaff(['list', '--due-refunds'])).output).toBe('None.\n');
});

test('what came by the bank is noted as given back only by who says that the bank has done so, and then it no longer counts', async () => {
  const { tran_id } = await recordDonation();
  await post('createFederalHash', { tran_id, ...DONOR });
  await postForm('bank-return', signBankAnswer(tran_id, 'SUCCESS', DONOR.amount));
  const refund = ['refund', tran_id, '--reason', 'asked for', '--yes'];
  expect(await runAsStaff(refund)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--given-back'),
  });
  expect((await runAsStaff([...refund, '--given-back'])).output).toContain('₹1,000.00: processed');
  expect((await runAsStaff([...refund, '--given-back'])).output).toContain('₹1,000.00: processed');
  const { output } = await runAsStaff(['show', tran_id]);
  expect(output).toMatch(/^State +REFUNDED$/m);
  expect(output).toContain('(cancelled)');
  const { tran_id: byCard } = await payDonation();
  expect(await runAsStaff(['refund', byCard, '--reason', 'x', '--yes', '--given-back'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('itself'),
  });
});

test('money that fits no donation is listed, until staff say what became of it', async () => {
  const payment = payOrder(fake.card.createOrder(500, 'INR', null).id);
  await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  expect((await runAsStaff(['list', '--quarantine'])).output).toContain(`unknown-order  ${payment.id}`);
  const resolve = ['resolve', payment.id, '--reason', 'given back at the provider'];
  expect((await runAsStaff(resolve)).output).toBe(`${payment.id} is off the list.\n`);
  expect((await runAsStaff(['list', '--quarantine'])).output).toBe('None.\n');
  expect(await runAsStaff(resolve)).toMatchObject({ code: 1, errors: `Nothing of ${payment.id} waits.\n` });

  const { tran_id, order_id } = await beginDonation();
  const other = { ...payOrder(order_id), amount: 100 };
  fake.events.length = 0;
  await api.app.inject(signEvent({ event: 'payment.captured', payment: other }));
  expect((await runAsStaff(['show', tran_id])).output).toMatch(/^State +QUARANTINED$/m);
  await runAsStaff(['resolve', other.id, '--reason', 'given back at the provider']);
  expect((await runAsStaff(['show', tran_id])).output).toMatch(/^State +RETURNED$/m);
});

test('a year’s donations are written as Form 10BD asks, less what was given back, for nobody else to read', async () => {
  await payDonation({ firstName: '=cmd()', pan: 'ABCDE1234F', project: '' });
  const partial = await payDonation({ firstName: 'സ്ത്രീ' });
  await runAsStaff(['refund', partial.tran_id, '--amount', '250.50', '--reason', 'x', '--yes']);
  const whole = await payDonation({ firstName: 'Gone' });
  await runAsStaff(['refund', whole.tran_id, '--reason', 'x', '--yes']);
  const out = join(api.dataDir, 'form-10bd.csv');
  const write = ['export', '--year', '2025-26', '--out', out];
  expect((await runAsStaff([...write, '--with-test-payments'])).output).toBe(
    `2 donations of 2025-26 are in ${out}, one row each. 1 of them has no PAN: add another identification before filing.\n`,
  );
  const table: string[][] = parse(await readFile(out), { bom: true });
  const [head, ...rows] = table;
  expect(head).toHaveLength(12);
  const urn = ['Section 80G', 'DEMO/80G', '24-09-2023'];
  const mode = 'Electronic modes including account payee cheque/draft';
  expect(rows).toEqual([
    [
      '1',
      '',
      'Permanent Account Number',
      'ABCDE1234F',
      ...urn,
      "'=cmd()",
      'House 1, Tirur',
      'Others',
      mode,
      '1000.00',
    ],
    ['2', '', '', '', ...urn, 'സ്ത്രീ', 'House 1, Tirur', 'Specific grant', mode, '749.50'],
  ]);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await runAsStaff(write)).toMatchObject({ code: 1, errors: expect.stringContaining('EEXIST') });
  const real = join(api.dataDir, 'real.csv');
  expect((await runAsStaff(['export', '--year', '2025-26', '--out', real])).output).toContain('0 donations');
});

test('the export says how much money came from nobody knows whom', async () => {
  const erased = await payDonation();
  await updateTransaction(db(), erased.tran_id, ERASED_DONOR);
  await payDonation();
  const order = await createOrder(await takeReference(), 500_00);
  payOrder(order.json<{ order_id: string }>().order_id);
  await deliverEvents();
  const out = join(api.dataDir, 'nameless.csv');
  const { output } = await runAsStaff(['export', '--year', '2025-26', '--out', out, '--with-test-payments']);
  expect(output).toContain('1 donation of 2025-26 is in');
  expect(output).toContain(' 2 more came from nobody knows whom, and are left out.');
});

test('the command reads the database of the site, explains itself, and asks before it gives back', async () => {
  const { tran_id } = await payDonation();
  const environment = { DATABASE_URL: api.connection.url, DATA_DIR: api.dataDir };
  const run = (args: string[], typed = '') => runProcess('payments', args, environment, typed);
  expect(await run(['show', tran_id])).toMatchObject({ code: 0, output: expect.stringContaining(tran_id) });
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Usage: npm run payments/),
  });
  expect(await run(['refund'])).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/refund needs a reference and --reason[^]*\nUsage: npm run payments/),
  });
  const refused = await run(['refund', tran_id, '--reason', 'x'], 'no\n');
  expect(refused).toMatchObject({ code: 1, errors: 'Nothing was given back.\n' });
  expect(refused.output).toContain(`Give back ₹1,000.00 of ₹1,000.00 of ${tran_id}?`);
});

test('disputes are listed by their deadline, with what to do, and shown beside the donation', async () => {
  const { tran_id, paymentId } = await payDonation();
  expect((await runAsStaff(['list', '--disputes'])).output).toBe('None.\n');
  const later = fake.card.dispute(paymentId, 'open', { amount: 100_00 });
  const ended = fake.card.dispute(paymentId, 'open', { amount: 250_00 });
  fake.card.dispute(paymentId, 'lost', { id: ended.id });
  await deliverEvents();
  const listed = (await runAsStaff(['list', '--disputes'])).output.split('\n').slice(1);
  expect(listed[0]).toMatch(
    new RegExp(
      `^2026-03-08 14:30  open   ${later.id}  ${tran_id}  ${paymentId}  ₹100.00  -        chargeback`,
    ),
  );
  expect(listed[0]).toContain('accept it, or contest it');
  expect(listed[1]).toMatch(
    new RegExp(`^-                 lost   ${ended.id}  .*₹250.00  ₹250.00  .*are lowered$`),
  );
  const shown = (await runAsStaff(['show', tran_id])).output;
  expect(shown).toContain(`${later.id}  ${paymentId}  open, answer by 2026-03-08 14:30  ₹100.00`);
  expect(shown).toContain(`lost  ₹250.00, ₹250.00 taken`);
  expect(shown).toMatch(/^Returned +₹250\.00$/m);
  const { id: refundId } = fake.card.refund(paymentId, 100_00, null);
  await deliverEvents();
  const questions: string[] = [];
  const confirm = async (question: string) => questions.push(question) < 0;
  await runAsStaff(['refund', tran_id, '--reason', 'asked for'], confirm);
  const [row] = await db().select().from(refunds).where(eq(refunds.providerRefundId, refundId));
  await runAsStaff(['refund', '--due', row?.id ?? ''], confirm);
  for (const question of questions)
    expect(question).toMatch(new RegExp(`^Dispute ${later.id} of it is open: .* paid twice. Give back`));
  expect(questions).toHaveLength(2);
  const out = join(api.dataDir, 'disputed.csv');
  await runAsStaff(['export', '--year', '2025-26', '--out', out, '--with-test-payments']);
  expect(await readFile(out, 'utf8')).toContain('650.00');
});

test('what was given for stands in list and show, and in the export where it is asked for', async () => {
  await payDonation({ project: 'medicare', phone: '9846000007' });
  const { output } = await runAsStaff(['list']);
  expect(output).toContain('Emergency medicare · Shelter Medicare · Medicare Project');
  const out = join(api.dataDir, 'with-projects.csv');
  const write = ['export', '--year', '2025-26', '--out', out, '--with-test-payments', '--with-projects'];
  expect((await runAsStaff(write)).code).toBe(0);
  const [head, row]: string[][] = parse(await readFile(out), { bom: true });
  expect(head?.slice(-4)).toEqual(['Reference', 'Category', 'Case number', 'Project']);
  expect(row?.slice(-3)).toEqual(['Shelter Medicare', 'Medicare Project', 'Emergency medicare']);
});

import { writeFile } from 'node:fs/promises';
import type { TrustConfig } from '@trust/shared/contract/trust';
import type { Told } from '../import/tell.rules.ts';
import { isError } from '../is-error.ts';
import {
  findByReference,
  findPayment,
  formatPaise,
  giveBack,
  reconcileAllNow,
  reconcileOne,
  refundsOfPayment,
  type PaymentParts,
} from '../modules/payments/index.ts';
import { form10bd } from './form-10bd.rules.ts';
import {
  countNameless,
  donationsOfYear,
  findRefund,
  historyOf,
  listDonations,
  listDueRefunds,
  listQuarantine,
  resolveQuarantine,
} from './ledger.store.ts';
import type { Asked } from './payments-arguments.ts';
import {
  tellDonation,
  tellDonations,
  tellDueRefunds,
  tellQuarantine,
  tellRefund,
} from './tell-payments.rules.ts';

export type StaffParts = Omit<PaymentParts, 'trustName'> & {
  trust: TrustConfig;
  /** Who runs the command, where nobody else is named. */
  by: string;
  /** Whether staff want it, after all. */
  confirm: (question: string) => Promise<boolean>;
};
type Ask<What extends Asked['what']> = Extract<Asked, { what: What }>;

const told = (output: string): Told => ({ output, errors: '', code: 0 });
const failed = (words: string): Told => ({ output: '', errors: `${words}\n`, code: 1 });
const unknown = (reference: string) => failed(`There is no donation ${reference}.`);

/** Does what staff asked for. */
export async function answer(asked: Exclude<Asked, { what: 'help' }>, parts: StaffParts): Promise<Told> {
  const { database } = parts;
  switch (asked.what) {
    case 'list':
      return told(tellDonations(await listDonations(database, filterOf(asked))));
    case 'due-refunds':
      return told(tellDueRefunds(await listDueRefunds(database)));
    case 'quarantine':
      return told(tellQuarantine(await listQuarantine(database)));
    case 'show': {
      const found = await findByReference(database, asked.reference);
      return found
        ? told(tellDonation(found, await historyOf(database, found.tranId)))
        : unknown(asked.reference);
    }
    case 'reconcile':
      return reconcile(asked, parts);
    case 'refund':
      return refund(asked, parts);
    case 'release':
      return release(asked, parts);
    case 'resolve':
      return resolve(asked, parts);
    case 'export':
      return exportYear(asked, parts);
  }
}

function filterOf({ state, from, to, limit }: Ask<'list'>) {
  const begins = (day: string) => new Date(`${day}T00:00:00+05:30`);
  const before = to === undefined ? undefined : new Date(begins(to).getTime() + 24 * 60 * 60_000);
  return { state, from: from === undefined ? undefined : begins(from), before, limit };
}

async function reconcile({ reference }: Ask<'reconcile'>, parts: StaffParts): Promise<Told> {
  const forModule = moduleParts(parts);
  if (reference === undefined) {
    const asked = await reconcileAllNow(forModule);
    return told(`The provider was asked about ${asked} open payments and refunds.\n`);
  }
  const found = await findByReference(parts.database, reference);
  if (!found) return unknown(reference);
  if ((await reconcileOne(forModule, found)) === 'no-answer') return failed('The provider gave no answer.');
  const now = await findByReference(parts.database, found.tranId);
  return told(`${found.tranId}: ${found.state} → ${now?.state ?? found.state}\n`);
}

async function refund(asked: Ask<'refund'>, parts: StaffParts): Promise<Told> {
  const found = await findByReference(parts.database, asked.reference);
  if (!found) return unknown(asked.reference);
  // Who names a payment means that one, also where another was made for the same donation.
  const payment = await findPayment(parts.database, asked.reference);
  const paymentId = payment?.paymentId ?? found.capturedPaymentId;
  if (paymentId === null) return failed('There is no captured payment to give back.');
  const whole = payment?.amount ?? found.amount;
  const made = await refundsOfPayment(parts.database, paymentId);
  const isWhole = asked.key === undefined && asked.amount === undefined;
  const due = isWhole ? made.find(({ state }) => state === 'due') : undefined;
  // The same command again is the same refund: of a part by its sum, else of all that was left then.
  const key = due?.idempotencyKey ?? `staff:${paymentId}:${asked.key ?? asked.amount ?? 'whole'}`;
  const idempotencyKey = keyOf(made, key);
  const same = made.find((refund) => refund.idempotencyKey === idempotencyKey);
  const amount = asked.amount ?? same?.amount ?? left(whole, made);
  const question = `Give back ${formatPaise(amount)} of ${formatPaise(whole)} of ${found.tranId}?`;
  if (!asked.yes && !(await parts.confirm(question))) return failed('Nothing was given back.');
  const { reason, givenBack: isGivenBack, by: askedBy = parts.by } = asked;
  return sent(parts, { paymentId, amount, idempotencyKey, reason, askedBy, isGivenBack });
}

/** One that failed gave nothing back: asking again is another refund. */
function keyOf(made: { id: string; idempotencyKey: string; state: string }[], key: string): string {
  const same = made.find(({ idempotencyKey }) => idempotencyKey === key);
  return same?.state === 'failed' ? keyOf(made, `again:${same.id}`) : key;
}

/** What of a payment is neither given back nor on its way back. */
function left(amount: number, made: { state: string; amount: number }[]): number {
  return made
    .filter(({ state }) => state !== 'failed' && state !== 'due')
    .reduce((rest, refunded) => rest - refunded.amount, amount);
}

async function release(asked: Ask<'release'>, parts: StaffParts): Promise<Told> {
  const due = await findRefund(parts.database, asked.refund);
  if (!due) return failed(`There is no refund ${asked.refund}.`);
  const question = `Give back ${formatPaise(due.amount)} of payment ${due.paymentId} (${due.reason})?`;
  if (!asked.yes && !(await parts.confirm(question))) return failed('Nothing was given back.');
  const { paymentId, amount, reason } = due;
  const idempotencyKey = keyOf(await refundsOfPayment(parts.database, paymentId), due.idempotencyKey);
  const { givenBack: isGivenBack, by: askedBy = parts.by } = asked;
  return sent(parts, { paymentId, amount, idempotencyKey, reason, askedBy, isGivenBack });
}

async function resolve({ payment, reason, by }: Ask<'resolve'>, parts: StaffParts): Promise<Told> {
  const closed = await resolveQuarantine(
    parts.database,
    payment,
    `${by ?? parts.by}: ${reason}`,
    parts.now(),
  );
  return closed > 0 ? told(`${payment} is off the list.\n`) : failed(`Nothing of ${payment} waits.`);
}

async function sent(parts: StaffParts, ask: Parameters<typeof giveBack>[1]): Promise<Told> {
  const { words, code } = tellRefund(await giveBack(moduleParts(parts), ask));
  return code === 0 ? told(`${words}\n`) : failed(words);
}

async function exportYear({ year, out, withTestPayments }: Ask<'export'>, parts: StaffParts): Promise<Told> {
  const donations = await donationsOfYear(parts.database, year, withTestPayments);
  const table = form10bd(donations, parts.trust.registration);
  try {
    // Donors' names and tax numbers: for nobody but who runs this, and over nothing that is there.
    await writeFile(out, table, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isError(error)) throw error;
    return failed(`${out} could not be written: ${error.message}`);
  }
  const without = donations.filter(({ donation }) => donation.pan === null).length;
  const missing =
    without > 0 ? ` ${without} of them have no PAN: add another identification before filing.` : '';
  const nameless = await countNameless(parts.database, year);
  const others = nameless > 0 ? ` ${nameless} more came from nobody knows whom, and are left out.` : '';
  return told(`${donations.length} donations of ${year} are in ${out}.${missing}${others}\n`);
}

function moduleParts(parts: StaffParts): PaymentParts {
  return { ...parts, trustName: parts.trust.name };
}

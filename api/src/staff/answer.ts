import { writeFile } from 'node:fs/promises';
import type { TrustConfig } from '@trust/shared/contract/trust';
import type { Told } from '../import/tell.rules.ts';
import { isError } from '../is-error.ts';
import {
  findByReference,
  formatPaise,
  giveBack,
  publicStatus,
  reconcileAllNow,
  reconcileOne,
  refundsOfPayment,
  type PaymentParts,
  type TransactionRow,
} from '../modules/payments/index.ts';
import { form10bd } from './form-10bd.rules.ts';
import {
  donationsOfYear,
  findRefund,
  historyOf,
  listDonations,
  listDueRefunds,
  listQuarantine,
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
  const { capturedPaymentId: paymentId } = found;
  if (paymentId === null || publicStatus(found.state) !== 'SUCCESS')
    return failed('There is no captured payment to give back.');
  if (found.provider === 'bank')
    return failed('This came by the bank’s gateway, which gives money back on its own pages only.');
  const made = await refundsOfPayment(parts.database, paymentId);
  // The same command again is the same refund: of a part by its sum, else of all that was left then.
  const key = `staff:${paymentId}:${asked.key ?? asked.amount ?? 'whole'}`;
  const same = made.find(({ idempotencyKey }) => idempotencyKey === key);
  const amount = asked.amount ?? same?.amount ?? left(found, made);
  const question = `Give back ${formatPaise(amount)} of ${formatPaise(found.amount)} of ${found.tranId}?`;
  if (!asked.yes && !(await parts.confirm(question))) return failed('Nothing was given back.');
  const { reason } = asked;
  return sent(parts, { paymentId, amount, idempotencyKey: key, reason, askedBy: asked.by ?? parts.by });
}

/** What of a payment is neither given back nor on its way back. */
function left({ amount }: TransactionRow, made: { state: string; amount: number }[]): number {
  return made
    .filter(({ state }) => state !== 'failed' && state !== 'due')
    .reduce((rest, refunded) => rest - refunded.amount, amount);
}

async function release(asked: Ask<'release'>, parts: StaffParts): Promise<Told> {
  const due = await findRefund(parts.database, asked.refund);
  if (!due) return failed(`There is no refund ${asked.refund}.`);
  const question = `Give back ${formatPaise(due.amount)} of payment ${due.paymentId} (${due.reason})?`;
  if (!asked.yes && !(await parts.confirm(question))) return failed('Nothing was given back.');
  const { paymentId, amount, idempotencyKey, reason } = due;
  return sent(parts, { paymentId, amount, idempotencyKey, reason, askedBy: asked.by ?? parts.by });
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
  return told(`${donations.length} donations of ${year} are in ${out}.${missing}\n`);
}

function moduleParts(parts: StaffParts): PaymentParts {
  return { ...parts, trustName: parts.trust.name };
}

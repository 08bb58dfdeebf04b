import { createHash } from 'node:crypto';
import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { Amount } from '@trust/shared/contract/donations/amount';
import {
  GIFT_REPORT_FIELDS,
  parseGiftReport,
  type GiftReport,
  type GiftReportError,
  type GiftReportField,
} from '@trust/shared/contract/donations/gift-report-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import type { Database } from '../../../database/database.ts';
import { findDestination, type FoundDestination } from '../ledger/donation/destination.ts';
import { issueReference } from '../ledger/donation/issue-reference.ts';
import { createReceiptToken } from '../ledger/donation/receipt-token.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { transition } from '../ledger/transition.ts';
import {
  countByPhone,
  createTransaction,
  findTransaction,
  lockTransaction,
  type TransactionRow,
} from '../ledger/transactions.store.ts';
import { findReportByUtr, storeReport } from './gift-reports.store.ts';

/** What a call or a posted form says of a gift, with its amount parsed. */
export type GiftReportInput = Partial<Record<Exclude<GiftReportField, 'amount'>, string | undefined>> & {
  amount: Amount;
  language: Language;
  /** Of a donor who is logged in. */
  accountId?: string | undefined;
};

export type ReportGiftOutcome =
  | { outcome: 'reported'; transaction: TransactionRow }
  | { outcome: 'invalid'; errors: (GiftReportError | FieldError<'project', 'notFound'>)[] }
  /** The number was reported with other details. Who did so is nobody's business. */
  | { outcome: 'utr-taken' }
  | { outcome: 'too-many' };

const PHONE_WINDOW_MS = DAY_MS;
/** Gifts begun or reported per phone number within that time: enough for a family, too few for a robot. */
const MAX_PER_PHONE = 20;

/**
 * Stores what a donor says of a gift that was paid by UPI or bank transfer. Nothing is counted and no receipt exists until
 * the bank's statement shows it. Safe to repeat: the same report is the same transaction.
 */
export async function reportGift(deps: PaymentDeps, input: GiftReportInput): Promise<ReportGiftOutcome> {
  const { database, now, prefixes } = deps;
  const parsed = parseGiftReport(input, input.amount, now());
  const destination = await findDestination(deps, { project: input.project });
  const errors = parsed.outcome === 'invalid' ? [...parsed.errors] : [];
  // A project may have been completed since the gift was paid: the money is there, so it is taken down all the same.
  if (destination.outcome === 'unknown' || parsed.outcome === 'invalid')
    return { outcome: 'invalid', errors: inFormOrder(errors, destination.outcome === 'unknown') };
  const { value: report } = parsed;
  const contentHash = hashReport(report);
  const known = await findSameReport(database, report.utr, contentHash);
  if (known) return known;
  // Issued before: within the database transaction it would wait for the connection that this one holds.
  const tranId = await issueReference(database, prefixes.donation, now());
  return database.transaction(async (tx): Promise<ReportGiftOutcome> => {
    if ((await countByPhone(tx, report.phone, now(), PHONE_WINDOW_MS)) >= MAX_PER_PHONE)
      return { outcome: 'too-many' };
    const { utr, way, paidOn } = report;
    const isStored = await storeReport(tx, { tranId, utr, way, paidOn, contentHash, reportedAt: now() });
    if (isStored)
      return {
        outcome: 'reported',
        transaction: await storeGift(tx, deps, tranId, report, { ...input, destination }),
      };
    const other = await findSameReport(tx, utr, contentHash);
    if (!other) throw new Error('A report that has this number is gone');
    return other;
  });
}

async function storeGift(
  tx: Database,
  { now, card, bank }: PaymentDeps,
  tranId: string,
  report: GiftReport,
  {
    language,
    accountId = null,
    destination,
  }: Pick<GiftReportInput, 'language'> & { accountId?: string | null; destination: FoundDestination },
): Promise<TransactionRow> {
  const { firstName, email, phone, address, pan, amount } = report;
  await createTransaction(tx, tranId, amount, now());
  const transaction = await lockTransaction(tx, tranId);
  const origin = { cause: 'donor', now: now() } as const;
  const reported =
    transaction &&
    (await transition(tx, transaction, 'reported', origin, {
      provider: 'direct',
      // Beside sandboxes of the providers no money is real.
      live: card?.live !== false && bank?.live !== false,
      contentHash: hashReport(report),
      receiptToken: createReceiptToken(),
      firstName,
      email,
      phone,
      address,
      pan: pan === '' ? null : pan,
      language,
      accountId,
      ...destination.keys,
      ...destination.names,
    }));
  if (!reported) throw new Error(`${tranId} was issued, and yet somebody has it`);
  return reported;
}

/** The report that has this number: as the same transaction where it says the same. */
async function findSameReport(
  database: Database,
  utr: string,
  contentHash: string,
): Promise<ReportGiftOutcome | undefined> {
  const found = await findReportByUtr(database, utr);
  if (!found) return undefined;
  const transaction =
    found.contentHash === contentHash ? await findTransaction(database, found.tranId) : undefined;
  return transaction ? { outcome: 'reported', transaction } : { outcome: 'utr-taken' };
}

/** A hash of what a report says. The language is not part of it: whoever sends it once more may have changed that. */
function hashReport(report: GiftReport): string {
  return createHash('sha256')
    .update(JSON.stringify(GIFT_REPORT_FIELDS.map((field) => [field, report[field]])))
    .digest('hex');
}

function inFormOrder(
  errors: readonly GiftReportError[],
  isProjectUnknown: boolean,
): (GiftReportError | FieldError<'project', 'notFound'>)[] {
  const all = [...errors, ...(isProjectUnknown ? [{ field: 'project', message: 'notFound' } as const] : [])];
  return all.toSorted(
    (one, other) => GIFT_REPORT_FIELDS.indexOf(one.field) - GIFT_REPORT_FIELDS.indexOf(other.field),
  );
}

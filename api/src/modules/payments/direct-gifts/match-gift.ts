import { SMALLEST_DONATION } from '@trust/shared/contract/donations/amount';
import type { Database } from '../../../database/database.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { capture } from '../ledger/capture.ts';
import { lockPayment, updatePayment } from '../ledger/ledger.store.ts';
import { transition } from '../ledger/transition.ts';
import { lockTransaction, updateTransaction, type TransactionRow } from '../ledger/transactions.store.ts';
import {
  findReport,
  findReportByUtr,
  findReportOfLine,
  updateReport,
  type GiftReportRow,
} from './gift-reports.store.ts';
import { lockLine, type StatementLineRow } from './statement-lines.store.ts';

type MatchRequest = {
  tranId: string;
  lineId: number;
  by: string;
  /** The statement's sum is taken, although the donor named another. */
  takesOtherAmount?: boolean | undefined;
};

/** `again`: these two were matched before, and nothing was done. Amounts in paise. */
export type MatchOutcome =
  | { outcome: 'matched' | 'again'; amount: number }
  | { outcome: 'no-such-report' | 'no-such-line' | 'erased' | 'reported-again' | 'too-small' }
  /** Another gift has the line, or another line the gift. */
  | { outcome: 'line-taken'; tranId: string }
  | { outcome: 'gift-taken'; lineId: number }
  | { outcome: 'other-amount'; reported: number; booked: number };

/**
 * Matches a reported gift with a line of the bank's statement, and captures it: with the statement's sum and day, in one
 * database transaction. A line credits one gift at most, and a gift takes one line at most. Safe to repeat.
 */
export async function matchGift(
  { database, now }: Pick<PaymentDeps, 'database' | 'now'>,
  { tranId, lineId, by, takesOtherAmount = false }: MatchRequest,
): Promise<MatchOutcome> {
  return database.transaction(async (tx) => {
    // Always the line first, so that two matches never wait for each other.
    const line = await lockLine(tx, lineId);
    const transaction = await lockTransaction(tx, tranId);
    const report = transaction && (await findReport(tx, tranId));
    if (!report) return { outcome: 'no-such-report' };
    if (!line) return { outcome: 'no-such-line' };
    const failure = await findFailure(tx, report, line);
    if (failure) return failure;
    if (line.amount < SMALLEST_DONATION) return { outcome: 'too-small' };
    if (line.amount !== transaction.amount && !takesOtherAmount)
      return { outcome: 'other-amount', reported: transaction.amount, booked: line.amount };
    await updateReport(tx, tranId, {
      lineId,
      matchedAt: now(),
      matchedBy: by,
      rejectedAt: null,
      rejectedBy: null,
      rejectionReason: null,
    });
    await captureLine(tx, transaction, line, now());
    return { outcome: 'matched', amount: line.amount };
  });
}

async function findFailure(
  tx: Database,
  { tranId, utr, lineId, erasedAt, rejectedAt }: GiftReportRow,
  line: StatementLineRow,
): Promise<MatchOutcome | undefined> {
  if (lineId === line.id) return { outcome: 'again', amount: line.amount };
  if (lineId !== null) return { outcome: 'gift-taken', lineId };
  const holder = await findReportOfLine(tx, line.id);
  if (holder) return { outcome: 'line-taken', tranId: holder.tranId };
  if (erasedAt !== null || utr === null) return { outcome: 'erased' };
  const other = rejectedAt === null ? undefined : await findReportByUtr(tx, utr);
  return other && other.tranId !== tranId ? { outcome: 'reported-again' } : undefined;
}

async function captureLine(
  tx: Database,
  transaction: TransactionRow,
  { id, amount, bookedOn }: StatementLineRow,
  now: Date,
): Promise<void> {
  const { tranId, currency } = transaction;
  const paymentId = `statement:${String(id)}`;
  await lockPayment(tx, tranId, { paymentId, amount, currency }, now);
  await updatePayment(tx, paymentId, { status: 'captured', amount });
  await updateTransaction(tx, tranId, { amount });
  const origin = { cause: 'staff', causeId: paymentId, now } as const;
  await capture(tx, { ...transaction, amount }, { paymentId, amount }, noonOf(bookedOn), origin);
}

/** A statement names the day only: its noon in India lies in the same month everywhere. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`);
}

export type RejectOutcome = 'rejected' | 'again' | 'no-such-report' | 'matched' | 'erased';

/** Rejects a report of which the statement shows nothing. Its number may then be reported once more. */
export async function rejectReport(
  { database, now }: Pick<PaymentDeps, 'database' | 'now'>,
  { tranId, by, reason }: { tranId: string; by: string; reason: string },
): Promise<RejectOutcome> {
  return database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, tranId);
    const report = transaction && (await findReport(tx, tranId));
    if (!report) return 'no-such-report';
    if (report.lineId !== null) return 'matched';
    if (report.erasedAt !== null) return 'erased';
    if (report.rejectedAt !== null) return 'again';
    await updateReport(tx, tranId, { rejectedAt: now(), rejectedBy: by, rejectionReason: reason });
    await transition(tx, transaction, 'rejected', { cause: 'staff', now: now() });
    return 'rejected';
  });
}

import type { DonationSummary, TributeSummary } from '@trust/shared/contract/donations/payments';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { MailDelivery } from '../../../mail/mail-delivery.ts';
import { findAddresseeMail } from '../../../mail/outbox.store.ts';
import {
  findTribute,
  maskEmail,
  publicStatus,
  reportedMark,
  type TransactionRow,
} from '../../payments/index.ts';
import { findGiftName, type IssueReceiptDeps } from '../issued-receipt.ts';

export type SummaryDeps = IssueReceiptDeps & { mail?: MailDelivery | undefined };

/** What the donor of a recorded donation is shown of it; undefined while its donor is not recorded. */
export async function summariseDonation(
  deps: SummaryDeps,
  transaction: TransactionRow,
): Promise<DonationSummary | undefined> {
  const { state, amount, refunded, capturedAt, purpose, pan, email } = transaction;
  if (purpose === null || email === null) return undefined;
  return {
    status: publicStatus(state),
    ...reportedMark(transaction),
    amount,
    refunded,
    paidAt: capturedAt?.toISOString() ?? null,
    purpose,
    cause: nameCause(transaction, await findGiftName(deps, transaction)),
    hasPan: pan !== null,
    ...(deps.mail && { receiptEmail: maskEmail(email) }),
    ...(await summariseTribute(deps, transaction)),
  };
}

async function summariseTribute(
  { database }: SummaryDeps,
  { tranId, capturedAt }: TransactionRow,
): Promise<{ tribute?: TributeSummary }> {
  const found = await findTribute(database, tranId);
  if (!found) return {};
  const { kind, name, email } = found;
  if (email === null) return { tribute: { kind, name } };
  const mail = await findAddresseeMail(database, tranId);
  const message =
    mail?.outcome === 'mailed'
      ? 'sent'
      : capturedAt === null || mail?.doneAt === null
        ? 'waiting'
        : 'not-sent';
  return { tribute: { kind, name, email: maskEmail(email), message } };
}

function nameCause({ projectId, programmeId }: TransactionRow, name: LocalisedText | undefined) {
  const id = projectId ?? programmeId;
  return id === null || name === undefined ? null : { id, name };
}

import type { DonationSummary, OwnDonation, TributeSummary } from '@trust/shared/contract/donations/payments';
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
  const { purpose, pan, email } = transaction;
  if (purpose === null || email === null) return undefined;
  return {
    ...(await describeMoney(deps, transaction)),
    purpose,
    hasPan: pan !== null,
    ...(deps.mail && { receiptEmail: maskEmail(email) }),
    ...(await summariseTribute(deps, transaction)),
  };
}

/** A donation as the account that made it lists it; also where its donor is erased or was never recorded. */
export async function listOwnDonation(deps: SummaryDeps, transaction: TransactionRow): Promise<OwnDonation> {
  const { tranId, createdAt, purpose, capturedAt, receiptToken } = transaction;
  return {
    tran_id: tranId,
    begunAt: createdAt.toISOString(),
    ...(await describeMoney(deps, transaction)),
    purpose,
    ...(capturedAt && receiptToken !== null && { receiptToken }),
  };
}

async function describeMoney(deps: SummaryDeps, transaction: TransactionRow) {
  const { state, amount, refunded, capturedAt } = transaction;
  return {
    status: publicStatus(state),
    ...reportedMark(transaction),
    amount,
    refunded,
    paidAt: capturedAt?.toISOString() ?? null,
    cause: nameCause(transaction, await findGiftName(deps, transaction)),
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

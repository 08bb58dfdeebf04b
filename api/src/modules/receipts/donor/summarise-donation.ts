import type { DonationSummary, OwnDonation, TributeSummary } from '@trust/shared/contract/donations/payments';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { MailDelivery } from '../../../mail/mail-delivery.ts';
import { findAddresseeMail } from '../../../mail/outbox.store.ts';
import { ContentUnavailableError } from '../../content/index.ts';
import { maskEmail } from '../../../mail/mask-email.rules.ts';
import { describeMoney, findTribute, type TransactionRow } from '../../payments/ledger/index.ts';
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
    ...describeMoney(transaction),
    purpose,
    cause: nameCause(transaction, await findGiftName(deps, transaction)),
    hasPan: pan !== null,
    ...(deps.mail && { receiptEmail: maskEmail(email) }),
    ...(await summariseTribute(deps, transaction)),
  };
}

/** A donation as the account that made it lists it. */
export async function listOwnDonation(deps: SummaryDeps, transaction: TransactionRow): Promise<OwnDonation> {
  const { tranId, createdAt, purpose, capturedAt, receiptToken } = transaction;
  return {
    tran_id: tranId,
    begunAt: createdAt.toISOString(),
    ...describeMoney(transaction),
    cause: nameCause(transaction, await findNameIfKnown(deps, transaction)),
    purpose,
    ...(capturedAt && receiptToken !== null && { receiptToken }),
  };
}

/** A list goes without the name of one programme, of which the content system says nothing now. */
async function findNameIfKnown(deps: SummaryDeps, transaction: TransactionRow) {
  try {
    return await findGiftName(deps, transaction);
  } catch (error) {
    if (error instanceof ContentUnavailableError) return undefined;
    throw error;
  }
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

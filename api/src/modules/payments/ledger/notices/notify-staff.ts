import type { Database } from '../../../../database/database.ts';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { MailDelivery } from '../../../../mail/mail-delivery.ts';
import { enqueueTrustMail } from '../../../../mail/outbox.store.ts';
import { formatSum } from '../../../../india/format-sum.rules.ts';
import { adviseOn, isOpen } from '../disputes/disputes.rules.ts';
import { takeUnreportedDisputes, type DisputeRow } from '../disputes/disputes.store.ts';
import { takeUnreportedRefunds } from '../ledger.store.ts';
import { takeUnreportedQuarantine } from '../quarantine.store.ts';

/** The staff's mail address, and the delivery that sends to it. */
export type StaffMail = { address: string; delivery: Pick<MailDelivery, 'deliver'> };

const COMMANDS = `npm run payments -- list --due-refunds
npm run payments -- list --quarantine
npm run payments -- list --disputes
docs/donations.md says what to do with them.
`;

/**
 * Mails staff, once, about money that waits for them: payments made twice, payments that fit no donation, and disputes
 * whenever they come to ask for something or end. The mail names no donor; the staff command does.
 */
export async function notifyStaff(database: Database, staff: StaffMail, now: Date): Promise<void> {
  await mailStaff(database, staff, now, async (tx) => {
    const waiting = [
      ...(await takeUnreportedDisputes(tx, now)).map((dispute) => ({
        ...dispute,
        why: describeDispute(dispute),
      })),
      ...(await takeUnreportedRefunds(tx, now)).map((refund) => ({
        ...refund,
        currency: 'INR',
        why: 'paid twice',
      })),
      ...(await takeUnreportedQuarantine(tx, now)).map((payment) => ({
        ...payment,
        why: `fits no donation: ${payment.why} (${payment.explanation})`,
      })),
    ];
    if (waiting.length === 0) return undefined;
    const lines = waiting.map(({ amount, currency, tranId, paymentId, why }) =>
      [formatSum(amount, currency), tranId ?? '-', paymentId, why].join('  '),
    );
    const subject = `Donations: ${lines.length === 1 ? 'a payment waits' : `${lines.length} payments wait`} for you`;
    return { subject, body: `${lines.join('\n')}\n\n${COMMANDS}` };
  });
}

/** Writes a mail to staff in one transaction with what it reads, and sends it; `write` gives none where nothing waits. */
export async function mailStaff(
  database: Database,
  { address, delivery }: StaffMail,
  now: Date,
  write: (tx: Database) => Promise<{ subject: string; body: string } | undefined>,
): Promise<void> {
  const isEnqueued = await database.transaction(async (tx) => {
    const mail = await write(tx);
    if (!mail) return false;
    const causeId = crypto.randomUUID();
    await enqueueTrustMail(tx, { kind: 'notice', causeId, mail: { replyTo: address, ...mail } }, now);
    return true;
  });
  if (isEnqueued) await delivery.deliver();
}

function describeDispute(dispute: DisputeRow): string {
  const { id, status, respondBy } = dispute;
  const deadline = respondBy && isOpen(status) ? ` (answer before ${dayInIndia(respondBy)})` : '';
  return `dispute ${id} ${status}${deadline}: ${adviseOn(dispute)}`;
}

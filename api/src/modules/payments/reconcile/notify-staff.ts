import type { Database } from '../../../database/database.ts';
import type { MailDelivery } from '../../../mail/mail-delivery.ts';
import { enqueueTrustMail } from '../../../mail/outbox.store.ts';
import { formatPaise } from '../checkout/donation.rules.ts';
import { takeUnreported } from '../ledger/ledger.store.ts';

/** The staff's mail address, and the delivery that sends to it. */
export type StaffMail = { address: string; delivery: Pick<MailDelivery, 'deliver'> };

const COMMANDS = `npm run payments -- list --due-refunds
npm run payments -- list --quarantine
docs/donations.md says what to do with them.
`;

/**
 * Mails staff, once, about money that waits for them: payments made twice, and payments that fit no donation. The mail
 * names no donor; the staff command does.
 */
export async function notifyStaff(
  database: Database,
  { address, delivery }: StaffMail,
  now: Date,
): Promise<void> {
  const isEnqueued = await database.transaction(async (tx) => {
    const { due, quarantined } = await takeUnreported(tx, now);
    const waiting = [
      ...due.map((refund) => ({ ...refund, currency: 'INR', why: 'paid twice' })),
      ...quarantined.map((payment) => ({ ...payment, why: `fits no donation: ${payment.why}` })),
    ];
    if (waiting.length === 0) return false;
    const lines = waiting.map(({ amount, currency, tranId, paymentId, why }) =>
      [
        currency === 'INR' ? formatPaise(amount) : `${amount} ${currency}`,
        tranId ?? '-',
        paymentId,
        why,
      ].join('  '),
    );
    const subject = `Donations: ${lines.length === 1 ? 'a payment waits' : `${lines.length} payments wait`} for you`;
    const mail = { replyTo: address, subject, body: `${lines.join('\n')}\n\n${COMMANDS}` };
    await enqueueTrustMail(tx, { kind: 'notice', causeId: crypto.randomUUID(), mail }, now);
    return true;
  });
  if (isEnqueued) await delivery.deliver();
}

import type { Database } from '../../database/database.ts';
import type { MailDelivery } from '../../mail/mail-delivery.ts';
import { enqueueMail } from '../../mail/mail-outbox.store.ts';
import { formatPaise } from './donation.rules.ts';
import { takeUntold } from './ledger.store.ts';

/** Where mail to staff goes, and how. */
export type StaffMail = { address: string; delivery: Pick<MailDelivery, 'deliver'> };

const COMMANDS = `npm run payments -- list --due-refunds
npm run payments -- list --quarantine
docs/donations.md says what to do with them.
`;

/**
 * Mails staff, once, about money that waits for them: what was paid twice, and what fits no donation. No donor is
 * named; the command shows who it is.
 */
export async function tellStaff(
  database: Database,
  { address, delivery }: StaffMail,
  now: Date,
): Promise<void> {
  const isNews = await database.transaction(async (tx) => {
    const { due, aside } = await takeUntold(tx, now);
    const waiting = [
      ...due.map((refund) => ({ ...refund, currency: 'INR', why: 'paid twice' })),
      ...aside.map((payment) => ({ ...payment, why: `fits no donation: ${payment.why}` })),
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
    await enqueueMail(tx, { replyTo: address, subject, body: `${lines.join('\n')}\n\n${COMMANDS}` }, now);
    return true;
  });
  if (isNews) await delivery.deliver();
}

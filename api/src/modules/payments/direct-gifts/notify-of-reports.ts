import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { Database } from '../../../database/database.ts';
import { enqueueTrustMail } from '../../../mail/outbox.store.ts';
import { formatWithPaise } from '../../../india/format-sum.rules.ts';
import type { StaffMail } from '../ledger/notices/notify-staff.ts';
import { takeNewReports } from './gift-reports.store.ts';
import { sumAmounts } from '../ledger/transactions.store.ts';

const COMMANDS = `npm run payments -- reports list
npm run payments -- statement import FILE.csv
docs/donations.md says what to do with them.
`;

/** Mails staff about the gifts that donors reported, all in one mail and once a day at most. The mail names no donor. */
export async function notifyOfReports(
  database: Database,
  { address, delivery }: StaffMail,
  now: Date,
): Promise<void> {
  const isEnqueued = await database.transaction(async (tx) => {
    const reports = await takeNewReports(tx, new Date(now.getTime() - DAY_MS), now);
    if (reports.length === 0) return false;
    const references = reports.map(({ tranId }) => tranId);
    const sum = formatWithPaise(await sumAmounts(tx, references));
    const what = reports.length === 1 ? 'a gift was reported' : `${reports.length} gifts were reported`;
    const mail = {
      replyTo: address,
      subject: `Donations: ${what} that the bank’s statement must show`,
      body: `Donors say that they gave ${sum} by UPI or bank transfer. Nothing is counted and no receipt is written until each is matched with the bank’s statement.\n\n${references.join('\n')}\n\n${COMMANDS}`,
    };
    await enqueueTrustMail(tx, { kind: 'notice', causeId: crypto.randomUUID(), mail }, now);
    return true;
  });
  if (isEnqueued) await delivery.deliver();
}

import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { Database } from '../../../database/database.ts';
import { formatWithPaise } from '../../../india/format-sum.rules.ts';
import { mailStaff, type StaffMail } from '../ledger/notices/notify-staff.ts';
import { takeNewReports } from './gift-reports.store.ts';
import { sumAmounts } from '../ledger/transactions.store.ts';

const COMMANDS = `npm run payments -- reports list
npm run payments -- statement import FILE.csv
docs/donations.md says what to do with them.
`;

/** Mails staff about the gifts that donors reported, all in one mail and once a day at most. The mail names no donor. */
export async function notifyOfReports(database: Database, staff: StaffMail, now: Date): Promise<void> {
  await mailStaff(database, staff, now, async (tx) => {
    const reports = await takeNewReports(tx, new Date(now.getTime() - DAY_MS), now);
    if (reports.length === 0) return undefined;
    const references = reports.map(({ tranId }) => tranId);
    const sum = formatWithPaise(await sumAmounts(tx, references));
    const what = reports.length === 1 ? 'a gift was reported' : `${reports.length} gifts were reported`;
    return {
      subject: `Donations: ${what} that the bank’s statement must show`,
      body: `Donors say that they gave ${sum} by UPI or bank transfer. Nothing is counted and no receipt is written until each is matched with the bank’s statement.\n\n${references.join('\n')}\n\n${COMMANDS}`,
    };
  });
}

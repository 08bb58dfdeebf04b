import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { ApplicationRetention } from '@trust/shared/contract/applications/retention/retention';
import type { Database } from '../../../database/database.ts';
import { monthsBefore } from '../../../india/calendar.rules.ts';
import { runDaily } from '../../../work/run-daily.ts';
import { eraseBefore } from './retention.store.ts';

/** Erases applications that are older than the trust stores them. Returns how many. */
export function eraseOldApplications(
  database: Database,
  { endedDays, othersYears }: ApplicationRetention,
  now: Date,
): Promise<number> {
  const othersBefore = monthsBefore(now, 12 * othersYears);
  const endedBefore = new Date(now.getTime() - endedDays * DAY_MS);
  return eraseBefore(database, { endedBefore, othersBefore }, now);
}

type DailyDeps = {
  database: Database;
  now: () => Date;
  retention: ApplicationRetention;
  reportError: (error: unknown, what: string) => void;
  note: (facts: { erased: number }, what: string) => void;
};

/** Erases old applications now and every day. Their pictures are then nobody's, and go with the next removal of orphans. */
export function eraseApplicationsDaily({ database, now, retention, reportError, note }: DailyDeps): {
  stop(): Promise<void>;
} {
  return runDaily(
    async () => {
      const erased = await eraseOldApplications(database, retention, now());
      if (erased > 0) note({ erased }, 'old applications were erased');
    },
    (error) => reportError(error, 'old applications could not be erased'),
  );
}

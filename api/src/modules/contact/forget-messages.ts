import type { Database } from '../../database/database.ts';
import { monthsBefore } from '../../india/calendar.rules.ts';
import { runDaily } from '../../work/run-daily.ts';
import { removeMessagesBefore } from './contact.store.ts';

type ForgetMessagesDeps = {
  database: Database;
  now: () => Date;
  /** How long messages are stored, in months. */
  months: number;
  reportError: (error: unknown, what: string) => void;
};

/** Removes messages that are older than the retention time, and mail about them; returns their number. */
export async function forgetMessages({
  database,
  now,
  months,
}: Omit<ForgetMessagesDeps, 'reportError'>): Promise<number> {
  return removeMessagesBefore(database, monthsBefore(now(), months));
}

/** Removes old messages now and every day. */
export function forgetMessagesDaily(deps: ForgetMessagesDeps): { stop(): Promise<void> } {
  return runDaily(
    () => forgetMessages(deps),
    (error) => deps.reportError(error, 'old messages to the trust could not be removed'),
  );
}

import type { Database } from '../../database/database.ts';
import { everyDay } from '../../every-day.ts';
import { removeMessagesBefore } from './contact.store.ts';

type Options = {
  database: Database;
  now: () => Date;
  /** How long messages are kept, in months. */
  months: number;
  report: (error: unknown, what: string) => void;
};

/** Removes the messages that are older than the trust keeps them, and mail about them; how many messages. */
export async function forgetMessages({ database, now, months }: Omit<Options, 'report'>): Promise<number> {
  const before = new Date(now());
  before.setUTCMonth(before.getUTCMonth() - months);
  return removeMessagesBefore(database, before);
}

/** Forgets old messages now and every day. */
export function forgetMessagesDaily(options: Options): { stop(): Promise<void> } {
  return everyDay(
    () => forgetMessages(options),
    (error) => options.report(error, 'old messages to the trust could not be removed'),
  );
}

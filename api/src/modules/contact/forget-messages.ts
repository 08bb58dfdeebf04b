import type { Database } from '../../database/database.ts';
import { removeMessagesBefore } from './contact.store.ts';

const DAY_MS = 24 * 60 * 60_000;

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
  const forget = () =>
    forgetMessages(options).then(
      () => undefined,
      (error: unknown) => options.report(error, 'old messages to the trust could not be removed'),
    );
  let running = forget();
  const timer = setInterval(() => {
    running = forget();
  }, DAY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

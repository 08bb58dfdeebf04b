import type { Database } from '../../../../database/database.ts';
import { yearInIndia } from '../../../../india/calendar.rules.ts';
import { formatTranId, isProviderId, parseTranId } from './reference.rules.ts';
import { findLastSequence, takeSequenceNumbers } from '../transactions.store.ts';

/** Callers that wait for a number while others are being fetched; they are served in one batch. */
type Queue = {
  waiting: { resolve: (sequence: number) => void; reject: (error: unknown) => void }[];
  isBusy: boolean;
};
const queues = new WeakMap<Database, Map<string, Queue>>();

/** Issues a reference under a prefix, of this year in India. Requests that arrive together share one database call. */
export async function issueReference(database: Database, prefix: string, now: Date): Promise<string> {
  const year = yearInIndia(now);
  const queuesOfDatabase = queues.get(database) ?? new Map<string, Queue>();
  queues.set(database, queuesOfDatabase);
  const key = `${prefix} ${year}`;
  const queue = queuesOfDatabase.get(key) ?? { waiting: [], isBusy: false };
  queuesOfDatabase.set(key, queue);
  const sequence = await new Promise<number>((resolve, reject) => {
    queue.waiting.push({ resolve, reject });
    if (!queue.isBusy) void drain(queue, (count) => takeSequenceNumbers(database, prefix, year, count));
  });
  return formatTranId(prefix, year, sequence);
}

async function drain(queue: Queue, take: (count: number) => Promise<number>): Promise<void> {
  queue.isBusy = true;
  while (queue.waiting.length > 0) {
    const batch = queue.waiting.splice(0);
    try {
      const last = await take(batch.length);
      batch.forEach(({ resolve }, index) => resolve(last - batch.length + 1 + index));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  queue.isBusy = false;
}

/**
 * Whether a reference may be used. One in our own format must have been issued and match letter by letter: nobody may
 * take the next donor's reference, or one that reads like another's. Callers may choose any other label, unless it
 * looks like a provider's id.
 */
export async function isReferenceUsable(
  { database, prefixes }: { database: Database; prefixes: Readonly<Record<string, string>> },
  tranId: string,
): Promise<boolean> {
  if (isProviderId(tranId)) return false;
  const numbered = parseTranId(tranId.toUpperCase());
  if (!numbered || !Object.values(prefixes).includes(numbered.prefix)) return true;
  const { prefix, year, sequence } = numbered;
  if (sequence < 1 || tranId !== formatTranId(prefix, year, sequence)) return false;
  return sequence <= (await findLastSequence(database, prefix, year));
}

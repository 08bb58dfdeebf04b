import type { Database } from '../../database/database.ts';
import { yearInIndia } from './calendar.rules.ts';
import { tranIdOf } from './donation.rules.ts';
import { takeSequences } from './transactions.store.ts';

/** Who waits for a number while the numbers before are being fetched: they get theirs together. */
type Desk = {
  waiting: { resolve: (sequence: number) => void; reject: (error: unknown) => void }[];
  isBusy: boolean;
};
const desks = new WeakMap<Database, Map<string, Desk>>();

/** A new reference under a prefix, of this year in India. However many ask at once, the database is asked seldom. */
export async function newReference(database: Database, prefix: string, now: Date): Promise<string> {
  const year = yearInIndia(now);
  const ofDatabase = desks.get(database) ?? new Map<string, Desk>();
  desks.set(database, ofDatabase);
  const key = `${prefix} ${year}`;
  const desk = ofDatabase.get(key) ?? { waiting: [], isBusy: false };
  ofDatabase.set(key, desk);
  const sequence = await new Promise<number>((resolve, reject) => {
    desk.waiting.push({ resolve, reject });
    if (!desk.isBusy) void serve(desk, (howMany) => takeSequences(database, prefix, year, howMany));
  });
  return tranIdOf(prefix, year, sequence);
}

async function serve(desk: Desk, take: (howMany: number) => Promise<number>): Promise<void> {
  desk.isBusy = true;
  while (desk.waiting.length > 0) {
    const served = desk.waiting.splice(0);
    try {
      const last = await take(served.length);
      served.forEach(({ resolve }, index) => resolve(last - served.length + 1 + index));
    } catch (error) {
      for (const { reject } of served) reject(error);
    }
  }
  desk.isBusy = false;
}

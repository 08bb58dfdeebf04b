import type { Database } from '../../database/database.ts';
import type { Bank } from './providers/bank-form.ts';
import type { CardProvider } from './providers/card-provider.ts';

/** What the payments module is made of. A party that is not configured is missing, and its calls are refused. */
export type PaymentParts = {
  database: Database;
  now: () => Date;
  card?: CardProvider | undefined;
  bank?: Bank | undefined;
  /** The most that one donation may be, in paise. */
  largestDonation: number;
  prefixes: { donation: string; solace: string };
};

import type { LocalisedText } from '@trust/shared/contract/language';
import type { Database } from '../../database/database.ts';
import type { ContentSystem } from '../content/index.ts';
import type { Bank } from './providers/bank-form.ts';
import type { CardProvider } from './providers/card-provider.ts';

/** What the payments module is made of. A party that is not configured is missing, and its calls are refused. */
export type PaymentParts = {
  database: Database;
  /** Where the programmes are that can be booked, if not in the database. */
  contentSystem?: ContentSystem | undefined;
  now: () => Date;
  card?: CardProvider | undefined;
  bank?: Bank | undefined;
  /** The most that one donation may be, in paise. */
  largestDonation: number;
  prefixes: { donation: string; solace: string };
  /** Per visitor's address, for each call that begins or checks a payment. */
  paymentsPerMinute: number;
  siteUrl: string;
  trustName: LocalisedText;
};

/** The part of it that comes from the configuration. */
export type PaymentSettings = Omit<
  PaymentParts,
  'database' | 'contentSystem' | 'now' | 'siteUrl' | 'trustName'
>;

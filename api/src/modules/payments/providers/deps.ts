import type { LocalisedText } from '@trust/shared/contract/language';
import type { TrustConfig } from '@trust/shared/contract/trust';
import type { Database } from '../../../database/database.ts';
import type { MailDelivery } from '../../../mail/mail-delivery.ts';
import type { ContentSystem } from '../../content/index.ts';
import type { BankGateway } from './bank-gateway.ts';
import type { CardProvider } from './card-provider.ts';

/** What the payments module is given. A provider that is not configured is undefined, and its calls are refused. */
export type PaymentDeps = {
  database: Database;
  /** Holds the programmes that can be booked, where the database does not. */
  contentSystem?: ContentSystem | undefined;
  now: () => Date;
  card?: CardProvider | undefined;
  bank?: BankGateway | undefined;
  /** The most that one donation may be, in paise. */
  largestDonation: number;
  prefixes: { donation: string; solace: string };
  /** Limit per visitor's IP address, for each call that begins or checks a payment. */
  paymentsPerMinute: number;
  siteUrl: string;
  trustName: LocalisedText;
  /** Category and case number by fund, where the trust has its own. */
  funds?: TrustConfig['funds'];
  /** Undefined where the site sends no mail. */
  mail?: MailDelivery | undefined;
};

/** The dependencies that come from the configuration. */
export type PaymentSettings = Omit<
  PaymentDeps,
  'database' | 'contentSystem' | 'now' | 'siteUrl' | 'trustName' | 'funds' | 'mail'
>;

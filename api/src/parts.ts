import type { LocalisedText } from '@trust/shared/contract/language';
import type { Limits } from './config.ts';
import type { Database } from './database/database.ts';
import type { MailDelivery } from './mail/mail-delivery.ts';
import type { ContentSystem } from './modules/content/index.ts';
import type { MediaStorage } from './modules/media/index.ts';
import type { PaymentSettings } from './modules/payments/index.ts';

/** What the api is made of beside its own code; a test gives it other parts. */
export type Parts = {
  database: Database;
  databaseAnswers: () => Promise<boolean>;
  storage: MediaStorage;
  limits: Limits;
  siteUrl: string;
  /** Whose site this is. */
  trustName: LocalisedText;
  /** Where events, reports, forms and programmes come from; undefined where they are in the database. */
  contentSystem?: ContentSystem | undefined;
  /** Sends the outbox's mail; undefined where no mail server is configured. */
  mail?: MailDelivery | undefined;
  /** Who takes payments, and by which rules; without them there are no such calls. */
  payments?: PaymentSettings | undefined;
  now: () => Date;
};

import type { LocalisedText } from '@trust/shared/contract/language';
import type { Limits } from './config.ts';
import type { Database } from './database/database.ts';
import type { MailDelivery } from './mail/mail-delivery.ts';
import type { MediaStorage } from './modules/media/index.ts';

/** What the api is made of beside its own code; a test gives it other parts. */
export type Parts = {
  database: Database;
  databaseAnswers: () => Promise<boolean>;
  storage: MediaStorage;
  limits: Limits;
  siteUrl: string;
  /** Whose site this is. */
  trustName: LocalisedText;
  /** Sends the outbox's mail; undefined where no mail server is configured. */
  mail?: MailDelivery | undefined;
  now: () => Date;
};

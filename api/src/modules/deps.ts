import type { LocalisedText } from '@trust/shared/contract/language';
import type { TrustConfig } from '@trust/shared/contract/trust';
import type { Limits } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { MailDelivery } from '../mail/mail-delivery.ts';
import type { MediaStorage } from './media/index.ts';

/** Dependencies of all modules; tests pass their own. */
export type ApiDeps = {
  database: Database;
  databaseAnswers: () => Promise<boolean>;
  storage: MediaStorage;
  limits: Limits;
  siteUrl: string;
  trustName: LocalisedText;
  /** Category and case number by fund, where the trust has its own. */
  funds?: TrustConfig['funds'];
  /** Sends the outbox's mail; undefined where no mail server is configured. */
  mail?: MailDelivery | undefined;
  now: () => Date;
};

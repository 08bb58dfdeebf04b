import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import type { TrustMail } from '../../../mail/mail.schema.ts';
import type { ApplicationRow } from '../applications.store.ts';

/** The mail to the office about a new application. A mailbox is read by many: it says nothing of the applicant. */
export function composeOfficeMail({ code, category }: Pick<ApplicationRow, 'code' | 'category'>): TrustMail {
  const name = textIn(DEFAULT_LANGUAGE, category.name);
  return {
    subject: `[Application] ${code}`,
    body: `A new application was sent: ${code}, for ${name}.\n\nRead it with: npm run applications -- show ${code}\n`,
  };
}

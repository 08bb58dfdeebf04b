import type { ContactMessage } from '@trust/shared/contract/contact';

/** The mail to the trust about a message. */
export function composeMail({ name, email, subject, message }: ContactMessage): {
  replyTo: string;
  subject: string;
  body: string;
} {
  return { replyTo: email, subject: `[Contact] ${subject}`, body: `${name} <${email}>\n\n${message}\n` };
}

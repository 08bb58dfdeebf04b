import type { ContactMessage } from '@trust/shared/contract/contact';

/** The mail that tells the trust of a message. */
export function mailOf({ name, email, subject, message }: ContactMessage): {
  replyTo: string;
  subject: string;
  body: string;
} {
  return { replyTo: email, subject: `[Contact] ${subject}`, body: `${name} <${email}>\n\n${message}\n` };
}

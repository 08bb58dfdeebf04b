import * as z from 'zod/mini';
import type { FieldError } from './field-error.ts';
import type { PerLanguage } from './languages.ts';
import { COMMA_IN_ADDRESS, MISSING, NOT_AN_ADDRESS, TOO_LONG } from './contact.texts.ts';
import { NO_COMMA_FOR_DOT, readEmail } from './typed/email.ts';
import { cleanLine, cleanLines } from './typed/text.ts';

/** The most characters that each field of the contact form takes; 254 is the longest address that mail can reach. */
export const CONTACT_LENGTH = { name: 100, email: 254, subject: 150, message: 5000 } as const;

/** In the order of the form, which is also the order of its errors. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A hidden field (honeypot): only programs fill it in. */
export const CONTACT_HONEYPOT = 'leave_empty';

/** Far longer than any field allows, so that whatever a person types gets a message of its own. */
const typed = z._default(z.string().check(z.maxLength(20_000)), '');

/** The body of `POST contact`, as typed; `checkContactMessage` finds its errors. */
export const ContactForm = z.strictObject({
  name: typed,
  email: typed,
  subject: typed,
  message: typed,
  [CONTACT_HONEYPOT]: typed,
});
export type ContactForm = z.infer<typeof ContactForm>;

/** A message to the trust. All but the message is one line. */
export type ContactMessage = Record<ContactField, string>;

/** Why a field is not accepted, in all languages; the values fill the texts' placeholders. */
export interface ContactErrorMessage {
  readonly texts: PerLanguage<string>;
  readonly values: { readonly max: number };
}

const EmailAddress = z.email();

/** The message in a form as it is stored: all fields but the message on one line. */
export function readContactMessage(form: Partial<Record<ContactField, string>>): ContactMessage {
  return {
    name: cleanLine(form.name ?? ''),
    email: readEmail(form.email ?? ''),
    subject: cleanLine(form.subject ?? ''),
    message: cleanLines(form.message ?? ''),
  };
}

/** All field errors, in the order of the form; browser and server share these rules. */
export function checkContactMessage(
  message: ContactMessage,
): FieldError<ContactField, ContactErrorMessage>[] {
  return CONTACT_FIELDS.flatMap((field) => {
    const texts = checkField(field, message[field]);
    return texts ? [{ field, message: { texts, values: { max: CONTACT_LENGTH[field] } } }] : [];
  });
}

function checkField(field: ContactField, value: string): PerLanguage<string> | undefined {
  if (value === '') return MISSING[field];
  if (value.length > CONTACT_LENGTH[field]) return TOO_LONG[field];
  if (field !== 'email' || z.safeParse(EmailAddress, value).success) return undefined;
  return NO_COMMA_FOR_DOT.test(value) ? NOT_AN_ADDRESS : COMMA_IN_ADDRESS;
}

import * as z from 'zod/mini';
import type { FieldError } from './field-error.ts';
import type { LocalisedText } from './language.ts';

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

const MISSING: Record<ContactField, LocalisedText> = {
  name: { en: 'Enter your name', ml: 'നിങ്ങളുടെ പേര് എഴുതുക' },
  email: {
    en: 'Enter your e-mail address, so that we can answer',
    ml: 'മറുപടി അയയ്ക്കാൻ നിങ്ങളുടെ ഇമെയിൽ വിലാസം എഴുതുക',
  },
  subject: { en: 'Enter what it is about', ml: 'എന്തിനെക്കുറിച്ചാണെന്ന് എഴുതുക' },
  message: { en: 'Enter your message', ml: 'നിങ്ങളുടെ സന്ദേശം എഴുതുക' },
};
const TOO_LONG: Record<ContactField, LocalisedText> = {
  name: {
    en: `Use at most ${CONTACT_LENGTH.name} characters for your name`,
    ml: `പേരിന് പരമാവധി ${CONTACT_LENGTH.name} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക`,
  },
  email: {
    en: `Use at most ${CONTACT_LENGTH.email} characters for your e-mail address`,
    ml: `ഇമെയിൽ വിലാസത്തിന് പരമാവധി ${CONTACT_LENGTH.email} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക`,
  },
  subject: {
    en: `Use at most ${CONTACT_LENGTH.subject} characters for what it is about`,
    ml: `വിഷയത്തിന് പരമാവധി ${CONTACT_LENGTH.subject} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക`,
  },
  message: {
    en: `Use at most ${CONTACT_LENGTH.message} characters for your message`,
    ml: `സന്ദേശത്തിന് പരമാവധി ${CONTACT_LENGTH.message} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക`,
  },
};
const NOT_AN_ADDRESS: LocalisedText = {
  en: 'Enter an e-mail address like name@example.com',
  ml: 'name@example.com പോലെയുള്ള ഒരു ഇമെയിൽ വിലാസം എഴുതുക',
};
const EmailAddress = z.email();

/** The message in a form: trimmed, and all fields but the message on one line. */
export function readContactMessage(form: Partial<Record<ContactField, string>>): ContactMessage {
  const oneLine = (value = '') => value.replace(/\s+/g, ' ').trim();
  return {
    name: oneLine(form.name),
    email: oneLine(form.email),
    subject: oneLine(form.subject),
    message: (form.message ?? '').replace(/\r\n?/g, '\n').trim(),
  };
}

/** All field errors, in the order of the form; browser and server share these rules. */
export function checkContactMessage(message: ContactMessage): FieldError<ContactField, LocalisedText>[] {
  return CONTACT_FIELDS.flatMap((field) => {
    const text = checkField(field, message[field]);
    return text ? [{ field, message: text }] : [];
  });
}

function checkField(field: ContactField, value: string): LocalisedText | undefined {
  if (value === '') return MISSING[field];
  if (value.length > CONTACT_LENGTH[field]) return TOO_LONG[field];
  if (field === 'email' && !z.safeParse(EmailAddress, value).success) return NOT_AN_ADDRESS;
  return undefined;
}

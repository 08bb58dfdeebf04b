import type { FieldError, ParsedForm } from '../field-error.ts';
import { EMAIL, NO_COMMA_FOR_DOT, readEmail } from '../typed/email.ts';
import { cleanLine } from '../typed/text.ts';
import { hasTribute } from './tribute/has-tribute.ts';
import type { TributeField } from './tribute/tribute-fields.ts';

/** The most characters of each field; more is refused. */
export const TRIBUTE_MAX_LENGTH: Readonly<Record<TributeField, number>> = {
  tributeKind: 10,
  tributeName: 100,
  tributeMessage: 300,
  tributeEmail: 254,
};

export const TRIBUTE_KINDS = ['memory', 'behalf'] as const;
/** In memory of someone, or on behalf of someone. */
export type TributeKind = (typeof TRIBUTE_KINDS)[number];

/** For whom a gift is given. `email` is the addressee of its message; it and the message may be ''. */
export interface Tribute {
  readonly kind: TributeKind;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A message is a key, as those of the donation form. */
export type TributeMessage =
  | 'tributeKindMissing'
  | 'tributeNameMissing'
  | 'tributeLink'
  | 'emailComma'
  | 'emailInvalid'
  | 'textTooLong';
export type TributeError = FieldError<TributeField, TributeMessage>;

/** The tribute of a form in the form in which it is stored, undefined where it asks for none, or all errors in their order. */
export function parseTribute(
  typed: Readonly<Partial<Record<TributeField, string | undefined>>>,
): ParsedForm<Tribute | undefined, TributeError> {
  const values = {
    tributeName: cleanLine(typed.tributeName ?? ''),
    tributeEmail: readEmail(typed.tributeEmail ?? ''),
    tributeMessage: cleanMessage(typed.tributeMessage ?? ''),
  };
  if (!hasTribute(values)) return { outcome: 'parsed', value: undefined };
  const kind = TRIBUTE_KINDS.find((known) => known === typed.tributeKind);
  const { tributeName: name, tributeEmail: email, tributeMessage: message } = values;
  const errors: TributeError[] = [];
  if (!kind) errors.push({ field: 'tributeKind', message: 'tributeKindMissing' });
  if (name === '') errors.push({ field: 'tributeName', message: 'tributeNameMissing' });
  for (const field of ['tributeName', 'tributeMessage'] as const) {
    if (values[field].length > TRIBUTE_MAX_LENGTH[field]) errors.push({ field, message: 'textTooLong' });
    else if (containsLink(values[field])) errors.push({ field, message: 'tributeLink' });
  }
  const emailMessage = email === '' ? undefined : findEmailError(email);
  if (emailMessage) errors.push({ field: 'tributeEmail', message: emailMessage });
  return !kind || errors.length > 0
    ? { outcome: 'invalid', errors }
    : { outcome: 'parsed', value: { kind, name, email, message } };
}

/** The addressee's mail server is named in full: nobody answers a question about it. */
function findEmailError(email: string): TributeMessage | undefined {
  if (email.length > TRIBUTE_MAX_LENGTH.tributeEmail) return 'textTooLong';
  if (!NO_COMMA_FOR_DOT.test(email)) return 'emailComma';
  return EMAIL.test(email) && /@[^@]+\.[^.]+$/.test(email) ? undefined : 'emailInvalid';
}

/** More lines than a card has room for are joined. */
const MOST_LINES = 8;

function cleanMessage(text: string): string {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map(cleanLine)
    .filter(Boolean);
  const first = lines.slice(0, MOST_LINES - 1);
  return [...first, lines.slice(MOST_LINES - 1).join(' ')].filter(Boolean).join('\n');
}

const GENERIC_DOMAINS =
  'com|org|net|info|biz|edu|gov|mobi|name|pro|xyz|online|site|website|store|shop|app|dev|page|link|click|club|live|life|world|top|vip|icu|buzz|today|email|news|media|blog|cloud|tech|space|fun|win|bid|loan|work|support|help|foundation|charity|ngo|ong|fund|money|finance|bank|pay|rest|bar|ink|lol|cam|sbs|cfd|quest|cyou|monster';
const HOST_LETTER = String.raw`[\p{L}\p{M}\p{N}-]`;
/** What mail programs make a link of. Initials before a name (`K.P.Anu`) are no address. */
const LINKS: readonly RegExp[] = [
  /[a-z][a-z0-9+.-]*:\/\//iu,
  /\b(?:mailto|tel|sms|javascript|data):\S/iu,
  /\bwww\d*\./iu,
  /\p{L}[\p{L}\p{M}\p{N}-]*\.[a-z]{2,}(?::\d+)?\/\S/iu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  new RegExp(`${HOST_LETTER}{2,}\\.(?:${GENERIC_DOMAINS})(?!${HOST_LETTER})`, 'iu'),
  new RegExp(`(?:^|[^\\p{L}\\p{M}\\p{N}-])[a-z0-9-]{2,}\\.[a-z]{2}(?!${HOST_LETTER})`, 'u'),
  new RegExp(`${HOST_LETTER}@${HOST_LETTER}`, 'u'),
];

/** Whether a mail program would show a part of this text as a link. */
export function containsLink(text: string): boolean {
  const seen = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[。｡]/gu, '.');
  return LINKS.some((link) => link.test(seen));
}

import { readFigures } from './figures.ts';

const SIGN = '[^\\s@,;:<>()[\\]"“”‘’\\\\]';
/** Of a domain: of plain signs only letters, digits, `-` and `_`. */
const LABEL = '[^\\x00-,./:-@[-^`{-\\x7f\\s“”‘’]';
/** One address, as lenient as a browser's own check: what a mail server takes for a list or cannot send to is none. */
export const EMAIL = new RegExp(`^${SIGN}+@${LABEL}+(?:\\.${LABEL}+)*$`);

/** An address whose domain has no comma, which is a dot mistyped. */
export const NO_COMMA_FOR_DOT = /^(?!.*@[^@]*,[^@]*$)/;

/** The message of a schema's issue for an address with such a comma. */
export const COMMA_FOR_DOT = 'has a comma for a dot';

/** An address as it is checked and stored: without a name, a label, `mailto:`, and what stands around it in a sentence. */
export function readEmail(typed: string): string {
  const text = readFigures(typed);
  const link = /^[^<>@]*<([^<>@]*@[^<>@]*)>[^<>@]*$/.exec(text)?.[1] ?? text;
  const start = link.replace(/^(?:[\s<("'“‘[]|mailto:|e-?mail(?: ?id)?\s*:)+/i, '');
  const address = /^.*[^\s>)"'”’\].,;!?/]/s.exec(start)?.[0] ?? '';
  return /^\W*mailto:/i.test(link) ? address.replace(/\?.*$/s, '') : address;
}

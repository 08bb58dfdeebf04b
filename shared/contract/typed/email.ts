import { readFigures } from './figures.ts';

const SIGN = '[^\\s@,;:<>()[\\]"\\\\]';
const LABEL = SIGN.replace('^', '^.');
/** One address, as lenient as a browser's own check: what a mail server takes for a list or cannot send to is none. */
export const EMAIL = new RegExp(`^${SIGN}+@${LABEL}+(?:\\.${LABEL}+)*$`);

/** An address whose domain has no comma, which is a dot mistyped. */
export const NO_COMMA_FOR_DOT = /^(?!.*@[^@]*,[^@]*$)/;

/** An address as it is checked and stored: without `mailto:`, the brackets around it and one sign at its end. */
export function readEmail(typed: string): string {
  const text = readFigures(typed);
  const address = text.replace(/^(?:[\s<]|mailto:|e-?mail(?: ?id)?\s*:)+/i, '').replace(/(?:>?[.,;]|>)$/, '');
  return /^<?mailto:/i.test(text) ? address.replace(/\?.*$/, '') : address;
}

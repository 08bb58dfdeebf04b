// Small and without schemas: the first view of a donation page loads it.

/** Signs that nobody sees: of format, joiners among them, and variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Full-width letters, mathematical figures … are plain ones. What is no figure but looks like one (`²`, `①`) stays. */
const FOLDED = /[^\p{No}\p{So}]+/gu;

/**
 * A text of figures, or an address, as it is read everywhere: in plain signs (NFKC), with any script's decimal digits as 0
 * to 9, without invisible signs, trimmed.
 */
export function readFigures(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(FOLDED, (match) => match.normalize('NFKC'))
    .replace(/[^\P{Nd}0-9]/gu, digitOf)
    .trim();
}

/** Each script's ten digits follow one another, so that a digit's value is how many stand before it. */
function digitOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** A text of figures without what people write between them. */
export function readDigits(typed: string): string {
  return readFigures(typed).replace(/[\s.,:/()\p{Pd}\u2212_]/gu, '');
}

/** A number without the words around it: `Mobile: 98470 00001 (WhatsApp)`. Words alone stay. */
export function dropWords(typed: string): string {
  const text = readFigures(typed);
  const number = /\+?\s?\p{N}(?:.*\p{N})?/su.exec(text)?.[0] ?? text;
  // As a spreadsheet writes a number.
  return number.replace(/^([0-9]{5,})\.0+$/, '$1');
}

/** The figures of a number, without the words around it. */
export function readNumber(typed: string): string {
  return readDigits(dropWords(typed));
}

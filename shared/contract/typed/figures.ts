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
    .replace(FOLDED, (part) => part.normalize('NFKC'))
    .replace(/\p{Nd}/gu, digitOf)
    .trim();
}

/** Each script's ten digits follow one another, so that a digit's value is how many stand before it. */
function digitOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** The figures of a number alone: without what people write between them and the labels that `labels` matches. */
export function readDigits(typed: string, labels?: RegExp): string {
  const text = readFigures(typed);
  return (labels ? text.replace(labels, '') : text).replace(/[\s.,:/()\p{Pd}\u2212_]/gu, '');
}

/** Control characters but for a tab and the ends of lines, and halves of characters: no database or paper takes them. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

type Unstorable = { path: PropertyKey[]; message: string };

/** What cannot be stored of a text, in words; undefined where all of it can. */
export function describeUnstorable(text: string): string | undefined {
  const [sign] = UNSTORABLE.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, text.indexOf(sign)).trim().slice(-20);
  const place = before === '' ? 'at its beginning' : `behind "${before}"`;
  return `has a sign that cannot be stored (U+${code}) ${place}. Type the text there again`;
}

/** The texts of a value that cannot be stored, with their places in it. */
export function findUnstorable(value: unknown, path: PropertyKey[] = []): Unstorable[] {
  if (typeof value === 'string') {
    const message = describeUnstorable(value);
    return message === undefined ? [] : [{ path, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findUnstorable(inner, [...path, key]));
}

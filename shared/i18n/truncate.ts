/**
 * A character as a reader counts them (https://unicode.org/reports/tr29/): a letter with its marks, letters that a virama
 * joins, pictures that a joiner joins.
 */
const CHARACTER =
  /\P{M}(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\p{Lo}|[\p{M}\u200c\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic}?)*/gu;

/**
 * At most `length` characters as a reader counts them, with an ellipsis where something was cut: after a whole word where
 * that leaves the half of them, and without a full stop before it.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = text.match(CHARACTER) ?? [];
  if (characters.length <= length) return text;
  const wordEnd = characters.slice(0, length + 1).findLastIndex((character) => /^\s/.test(character));
  const start = characters.slice(0, wordEnd >= length / 2 ? wordEnd : length).join('');
  return `${start.replace(/[\s\p{P}]+$/u, '')}…`;
}

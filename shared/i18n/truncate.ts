import { LETTER } from '../contract/typed/letters.ts';

/**
 * At most `length` characters as a reader counts them, with an ellipsis where something was cut: after a whole word where
 * that leaves the half of them, and without a full stop before it.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = text.match(LETTER) ?? [];
  if (characters.length <= length) return text;
  const wordEnd = characters
    .slice(0, length + 1)
    .map((character) => /^\s/.test(character))
    .lastIndexOf(true);
  const start = characters.slice(0, wordEnd >= length / 2 ? wordEnd : length).join('');
  return `${start.replace(/[\s\p{P}]+$/u, '')}…`;
}

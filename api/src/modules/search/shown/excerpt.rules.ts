import { wordsIn } from '../../../spelling/fold.rules.ts';
import { isWanted, type SearchWords } from '../query.rules.ts';

/** In UTF-16 units; words are not cut. */
const LENGTH = 170;
const BEFORE = 50;

/** The part of a plain text around the first matching word, else its beginning. */
export function excerptOf(text: string, words: SearchWords): string {
  const parts = text.split(/\s+/).filter(Boolean);
  const found = parts.findIndex((part) => wordsIn(part).some((word) => isWanted(words, word)));
  const from = startBefore(parts, Math.max(found, 0));
  const to = endAfter(parts, from);
  return `${from > 0 ? '… ' : ''}${parts.slice(from, to).join(' ')}${to < parts.length ? ' …' : ''}`;
}

function startBefore(parts: readonly string[], at: number): number {
  let from = at;
  let room = BEFORE;
  while (from > 0 && room > 0) {
    room -= (parts[from - 1] ?? '').length + 1;
    if (room >= 0) from -= 1;
  }
  return from;
}

/** At least one word, however long it is. */
function endAfter(parts: readonly string[], from: number): number {
  let to = from;
  let room = LENGTH;
  for (const part of parts.slice(from)) {
    room -= part.length + 1;
    if (room < 0 && to > from) break;
    to += 1;
  }
  return to;
}

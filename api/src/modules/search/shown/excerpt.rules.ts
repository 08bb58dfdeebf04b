import { wordsIn } from '../../../spelling/fold.rules.ts';
import { isWanted, type SearchWords } from '../query.rules.ts';

/** In UTF-16 units; words are not cut. */
const LENGTH = 170;
const BEFORE = 50;

/** The part of a plain text around the first matching word, else its beginning. */
export function excerptOf(text: string, words: SearchWords): string {
  const pieces = text.split(/\s+/).filter(Boolean);
  const found = pieces.findIndex((piece) => wordsIn(piece).some((word) => isWanted(words, word)));
  const from = startBefore(pieces, Math.max(found, 0));
  const to = endAfter(pieces, from);
  return `${from > 0 ? '… ' : ''}${pieces.slice(from, to).join(' ')}${to < pieces.length ? ' …' : ''}`;
}

function startBefore(pieces: readonly string[], at: number): number {
  let from = at;
  let room = BEFORE;
  while (from > 0 && room > 0) {
    room -= (pieces[from - 1] ?? '').length + 1;
    if (room >= 0) from -= 1;
  }
  return from;
}

/** At least one word, however long it is. */
function endAfter(pieces: readonly string[], from: number): number {
  let to = from;
  let room = LENGTH;
  for (const piece of pieces.slice(from)) {
    room -= piece.length + 1;
    if (room < 0 && to > from) break;
    to += 1;
  }
  return to;
}

import type { MarkedText } from '@trust/shared/contract/content/search';
import { wordsIn } from '../../../spelling/fold.rules.ts';
import { isWanted, type SearchWords } from '../query.rules.ts';

/** A word as it stands in a text, with what joins or parts letters of Malayalam. */
const WRITTEN_WORD = /([\u0d00-\u0d7f\u200c\u200d]+|(?:(?![\u0d00-\u0d7f])[\p{L}\p{M}\p{N}])+)/gu;

/** The text in pieces: every second one is a word that the query matches, however it is spelled. */
export function markWords(text: string, words: SearchWords): MarkedText {
  const pieces = [''];
  for (const [at, piece] of text.split(WRITTEN_WORD).entries()) {
    const isWord = at % 2 === 1;
    if (isWord && wordsIn(piece).some((word) => isWanted(words, word))) pieces.push(piece, '');
    else pieces.push((pieces.pop() ?? '') + piece);
  }
  return pieces.at(-1) === '' ? pieces.slice(0, -1) : pieces;
}

import { countTypos, deletionsOf } from '../../../spelling/distance.rules.ts';
import {
  isSoundLexeme,
  lexemesOf,
  soundLexeme,
  wordsIn,
  type FoldedWord,
} from '../../../spelling/fold.rules.ts';

/** A word of a text that a misspelt one may mean. `lexeme` is its spelling or, marked, its sound; `shown` as it is written. */
export type KnownWord = { lexeme: string; shown: string; uses: number };

/** A word that may be meant; less `cost` is likelier. */
export type Suggestion = { shown: string; cost: number; uses: number };

/** Longer words are not compared, in UTF-16 units: nobody types them by mistake. */
const LONGEST = 30;
/** From this length on, a word may have endings that were not typed. */
const LEAST_PREFIX = 6;
/** What an ending that was not typed, and a match by sound, cost beside typos. */
const ENDING = 0.3;
const LETTER_OF_ENDING = 0.01;
const SOUND = 0.1;
/** Letters of Malayalam with their signs. */
const LETTERS = new Intl.Segmenter();
/** What letters that are all there, in another order, are cheaper than others. */
const REORDERED = 0.2;
/** Spelled otherwise, spoken the same: വീഡ് for വീട്. */
const SAME_SOUND = 0.5;

/** Words that are in memory, as known ones. */
export function toKnownWords(words: readonly FoldedWord[], uses: number): KnownWord[] {
  return words.flatMap((word) => lexemesOf(word).map((lexeme) => ({ lexeme, shown: word.written, uses })));
}

/** Numbers are never guessed: another case number would be another case. Characters of two units would be halved. */
function isComparable(text: string): boolean {
  return text.length <= LONGEST && !/[\p{N}\u{10000}-\u{10ffff}]/u.test(text);
}

/** How many typos a word may have. A letter of Malayalam with its sign counts two, so that its words are short. */
function allowedTypos({ script }: FoldedWord, text: string): number {
  if (!isComparable(text) || text.length < (script === 'malayalam' ? 3 : 4)) return 0;
  return text.length < 6 ? 1 : 2;
}

/** The index entries by which a word of a text is found when it is misspelt; none for what is never guessed. */
export function deletionLexemes(lexeme: string): string[] {
  const isSound = isSoundLexeme(lexeme);
  const text = isSound ? lexeme.slice(1) : lexeme;
  if (!isComparable(text) || text.length < 3) return [];
  return deletionsOf(text, text.length < 6 ? 1 : 2).map((rest) => (isSound ? soundLexeme(rest) : rest));
}

/** The entries of which a near word has one; none for a word that is never guessed. */
export function wantedDeletions(typed: FoldedWord): string[] {
  const most = allowedTypos(typed, typed.spelling);
  if (most === 0) return [];
  const sounds = typed.script === 'malayalam' ? deletionsOf(typed.sound, 0) : deletionsOf(typed.sound, most);
  return [...deletionsOf(typed.spelling, most), ...sounds.map(soundLexeme)];
}

/** What of the known words may be meant, the likeliest first. */
export function suggestWords(typed: FoldedWord, known: readonly KnownWord[]): Suggestion[] {
  const best = new Map<string, Suggestion>();
  const add = (shown: string, uses: number, cost: number) => {
    const before = best.get(shown);
    if (!before || cost < before.cost) best.set(shown, { shown, uses, cost });
  };
  for (const word of known) {
    const cost = costOf(typed, word);
    if (cost === undefined) continue;
    add(word.shown, word.uses, cost);
    const stem = stemOf(typed, word);
    if (stem !== undefined) add(stem, word.uses, SAME_SOUND);
  }
  return [...best.values()].sort((one, other) => one.cost - other.cost || other.uses - one.uses);
}

/** The beginning of a Malayalam word that sounds like the typed one: nobody means one of its long forms. */
function stemOf(typed: FoldedWord, { lexeme, shown }: KnownWord): string | undefined {
  if (typed.script !== 'malayalam' || !isSoundLexeme(lexeme)) return undefined;
  if (!lexeme.slice(1).startsWith(typed.sound) || lexeme.length === typed.sound.length + 1) return undefined;
  const letters = Array.from(LETTERS.segment(shown), ({ segment }) => segment);
  return letters
    .map((_, at) => letters.slice(0, at + 1).join(''))
    .find((beginning) => wordsIn(beginning)[0]?.sound === typed.sound);
}

function costOf(typed: FoldedWord, { lexeme }: KnownWord): number | undefined {
  const isSound = isSoundLexeme(lexeme);
  const [text, word] = isSound ? [typed.sound, lexeme.slice(1)] : [typed.spelling, lexeme];
  const { ofWord, ofPrefix } = countTypos(text, word);
  const ending = ENDING + Math.max(0, word.length - text.length) * LETTER_OF_ENDING;
  if (isSound && typed.script === 'malayalam')
    return ofPrefix === 0 && text.length >= 3 ? SAME_SOUND + (ofWord === 0 ? 0 : ending) : undefined;
  const mayHaveEnding = (isSound || typed.script === 'malayalam') && text.length >= LEAST_PREFIX;
  const typos = mayHaveEnding ? Math.min(ofWord, ofPrefix) : ofWord;
  const isReordered = sortLetters(text) === sortLetters(word);
  const most = Math.min(allowedTypos(typed, typed.spelling), allowedTypos(typed, text));
  // The first letter is seldom wrong, and a word by its sound or a short one has little else to be known by.
  const mayBeginOtherwise = isReordered || (!isSound && text.length > 4);
  if (typos > (text[0] === word[0] ? most : Math.min(most, mayBeginOtherwise ? 1 : 0))) return undefined;
  return typos + (typos < ofWord ? ending : 0) + (isSound ? SOUND : 0) - (isReordered ? REORDERED : 0);
}

function sortLetters(text: string): string {
  return Array.from(text).sort().join('');
}

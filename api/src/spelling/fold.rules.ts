import { readFigures } from '@trust/shared/contract/typed/figures';
import { soundOfLatin, soundOfMalayalam } from './sound.rules.ts';

/** Increase it with every change of the folding: the api then indexes everything again. */
export const FOLD_VERSION = 4;

/**
 * A word in searchable form. `written` is how it is shown; `sound` is the approximate spelling of a Malayalam word in Latin
 * letters.
 */
export type FoldedWord = {
  script: 'malayalam' | 'other';
  written: string;
  spelling: string;
  readonly sound: string;
  /** The word with chillus where their joiners may have got lost: അവൻ for അവന്, which is a word of its own too. */
  restored?: FoldedWord;
};

/** Stands before a sound; no letter of a word. */
const SOUND_MARK = '~';

/** Longer words are cut. In code points. */
const MAX_WORD = 60;

const WORD = /[\u0d00-\u0d7f]+|(?:(?![\u0d00-\u0d7f])[\p{L}\p{M}\p{N}])+/gu;
const MALAYALAM = /[\u0d00-\u0d7f]/;
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/** A consonant, its chillu, and the consonants before which it is no chillu but part of a conjunct. */
const CHILLUS: readonly (readonly [consonant: string, chillu: string, conjuncts: string])[] = [
  ['ണ', 'ൺ', 'ണടഠഡഢമയവ'],
  ['ന', 'ൻ', 'നതഥദധമയവരറ'],
  ['ര', 'ർ', 'രയ'],
  ['റ', 'ർ', 'റ'],
  ['ല', 'ൽ', 'ലയവ'],
  ['ള', 'ൾ', 'ളയ'],
  ['ക', 'ൿ', 'കതനമയരറലവഷസ'],
];

type Spellings = readonly (readonly [pattern: RegExp, replacement: string])[];

/** Letters with two encodings: the Unicode Standard, chapter 12, Malayalam. */
const SPELLINGS: Spellings = [
  ...CHILLUS.map(([consonant, chillu]) => [new RegExp(`${consonant}്\u200d`, 'g'), chillu] as const),
  [INVISIBLE, ''],
  [/ൎ/g, 'ർ'],
  [/ൌ/g, 'ൗ'],
  [/ഇൗ/g, 'ഈ'],
  [/ഉൗ/g, 'ഊ'],
  [/ഒൗ/g, 'ഔ'],
  [/ഒാ/g, 'ഓ'],
  [/എെ/g, 'ഐ'],
  [/ൻ്?റ/g, 'ന്റ'],
  [/ററ/g, 'റ്റ'],
  [/[ൽല]്?സ/g, 'ത്സ'],
  [/ർത്ഥ/g, 'ർഥ'],
  [/ർദ്ധ/g, 'ർധ'],
  [/ർ([ക-ഹ])്\1/g, 'ർ$1'],
  [/ു്/g, '്'],
];

/** Chillus that lost their joiner, U+200D, on the way; at the end of a word it may have been a half u as well. */
const LOST_JOINERS: Spellings = CHILLUS.map(
  ([consonant, chillu, conjuncts]) =>
    [new RegExp(`(?<!്)${consonant}്(?=$|(?![${conjuncts}])[ക-ഹ])`, 'g'), chillu] as const,
);

/** The words of a text in order, folded so that spellings of one word become equal. */
export function wordsIn(text: string): FoldedWord[] {
  return lettersOfWords(text).map((letters) => {
    const restored = letters.includes('്') ? unify(letters, LOST_JOINERS) : letters;
    return wordOf(letters, restored === letters ? undefined : wordOf(unify(restored, SPELLINGS)));
  });
}

/** The spellings of these words. */
export function spellingsIn(text: string): string[] {
  return lettersOfWords(text).map((letters) => spell(letters).spelling);
}

/** Marks without a letter are no word: a lone virama, an accent. */
function lettersOfWords(text: string): string[] {
  return (foldLetters(text).match(WORD) ?? []).filter((letters) =>
    /[\p{L}\p{N}]/u.test(spell(letters).spelling),
  );
}

function foldLetters(text: string): string {
  const composed = text
    .normalize('NFC')
    .replace(/\p{Nd}+/gu, readFigures)
    .toLowerCase();
  return MALAYALAM.test(composed) ? unify(composed, SPELLINGS) : composed.replace(INVISIBLE, '');
}

function unify(text: string, spellings: Spellings): string {
  return spellings.reduce((letters, [pattern, replacement]) => letters.replace(pattern, replacement), text);
}

function wordOf(letters: string, restored?: FoldedWord): FoldedWord {
  const { script, spelling, digits } = spell(letters);
  let sound: string | undefined;
  return {
    script,
    written: cut(letters),
    spelling,
    ...(restored && { restored }),
    // Made when it is asked for: it takes most of the time, and few words of a text are compared by it.
    get sound() {
      return (sound ??= script === 'malayalam' ? soundOfMalayalam(digits) : soundOfLatin(digits));
    },
  };
}

/** The spelling of a word; `digits` is the word with western digits, of which the sound is made. */
function spell(letters: string): Pick<FoldedWord, 'script' | 'spelling'> & { digits: string } {
  const word = cut(letters);
  if (/^[\u0d00-\u0d7f]/.test(word)) {
    const digits = word.replace(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - '൦'.charCodeAt(0)));
    // An ending replaces the half u at the end.
    return { script: 'malayalam', spelling: digits.replace(/്$/, ''), digits };
  }
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return { script: 'other', spelling: plain, digits: plain };
}

/** Half a character is no text that a database can hold. */
function cut(letters: string): string {
  return letters.length > MAX_WORD ? Array.from(letters).slice(0, MAX_WORD).join('') : letters;
}

/** A word as it is written, and with the chillus that it may have lost. */
export function formsOf(word: FoldedWord): FoldedWord[] {
  return word.restored ? [word, word.restored] : [word];
}

/** The index entries of a word: the spelling, and the marked sound of a Malayalam word, of each of its forms. */
export function lexemesOf(word: FoldedWord): string[] {
  return formsOf(word).flatMap(({ script, spelling, sound }) =>
    script === 'malayalam' && sound !== '' ? [spelling, soundLexeme(sound)] : [spelling],
  );
}

/** Whether a lexeme is a sound. */
export function isSoundLexeme(lexeme: string): boolean {
  return lexeme.startsWith(SOUND_MARK);
}

export function soundLexeme(sound: string): string {
  return SOUND_MARK + sound;
}

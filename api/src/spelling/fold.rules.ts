import { soundOfLatin, soundOfMalayalam } from './sound.rules.ts';

/** Increase it with every change of the folding: the api then indexes everything again. */
export const FOLD_VERSION = 2;

/**
 * A word in searchable form. `written` is how it is shown; `sound` is the approximate spelling of a Malayalam word in Latin
 * letters.
 */
export type FoldedWord = {
  script: 'malayalam' | 'other';
  written: string;
  spelling: string;
  readonly sound: string;
};

/** Stands before a sound; no letter of a word. */
const SOUND_MARK = '~';

/** Longer words are cut. In UTF-16 units. */
const MAX_WORD = 60;

const WORD = /[\u0d00-\u0d7f]+|(?:(?![\u0d00-\u0d7f])[\p{L}\p{M}\p{N}])+/gu;
const MALAYALAM = /[\u0d00-\u0d7f]/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Letters with two encodings: the Unicode Standard, chapter 12, Malayalam. */
const SPELLINGS: readonly [pattern: RegExp, replacement: string][] = [
  [/ണ്\u200d/g, 'ൺ'],
  [/ന്\u200d/g, 'ൻ'],
  [/ര്\u200d/g, 'ർ'],
  [/റ്\u200d/g, 'ർ'],
  [/ല്\u200d/g, 'ൽ'],
  [/ള്\u200d/g, 'ൾ'],
  [/ക്\u200d/g, 'ൿ'],
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

/** The words of a text in order, folded so that spellings of one word become equal. */
export function wordsIn(text: string): FoldedWord[] {
  return (foldLetters(text).match(WORD) ?? []).map(wordOf);
}

/** The spellings of these words. */
export function spellingsIn(text: string): string[] {
  return (foldLetters(text).match(WORD) ?? []).map((letters) => spell(letters).spelling);
}

function foldLetters(text: string): string {
  const composed = text.normalize('NFC').toLowerCase();
  if (!MALAYALAM.test(composed)) return composed.replace(INVISIBLE, '');
  return SPELLINGS.reduce(
    (letters, [pattern, replacement]) => letters.replace(pattern, replacement),
    composed,
  );
}

function wordOf(letters: string): FoldedWord {
  const { script, spelling, digits } = spell(letters);
  let sound: string | undefined;
  return {
    script,
    written: letters.slice(0, MAX_WORD),
    spelling,
    // Made when it is asked for: it takes most of the time, and few words of a text are compared by it.
    get sound() {
      return (sound ??= script === 'malayalam' ? soundOfMalayalam(digits) : soundOfLatin(digits));
    },
  };
}

/** The spelling of a word; `digits` is the word with western digits, of which the sound is made. */
function spell(letters: string): Omit<FoldedWord, 'sound' | 'written'> & { digits: string } {
  const word = letters.slice(0, MAX_WORD);
  if (/^[\u0d00-\u0d7f]/.test(word)) {
    const digits = word.replace(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - '൦'.charCodeAt(0)));
    // An ending replaces the half u at the end.
    return { script: 'malayalam', spelling: digits.replace(/്$/, ''), digits };
  }
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return { script: 'other', spelling: plain, digits: plain };
}

/** The index entries of a word: its spelling, and the marked sound of a Malayalam word. */
export function lexemesOf(word: FoldedWord): string[] {
  const hasSound = word.script === 'malayalam' && word.sound !== '';
  return hasSound ? [word.spelling, soundLexeme(word.sound)] : [word.spelling];
}

/** Whether a lexeme is a sound. */
export function isSoundLexeme(lexeme: string): boolean {
  return lexeme.startsWith(SOUND_MARK);
}

export function soundLexeme(sound: string): string {
  return SOUND_MARK + sound;
}

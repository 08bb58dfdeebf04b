import type { SearchKind } from '@trust/shared/contract/search';
import { lexemesOf, soundLexeme, wordsIn, type Word } from './fold.rules.ts';

/** Something in the index that answers a word of the query: exactly this, or all that begins with it. */
type Term = { lexeme: string; prefix: boolean };

/** Each entry is a word of the query, as the terms of which one must be there. */
export type SearchWords = readonly (readonly Term[])[];

const MAX_WORDS = 8;

/** A shorter sound begins too many words to mean one of them. */
const MIN_SOUND = 3;

/** Words that are in nearly every English text, and not in the Malayalam one beside it. */
const FILLERS = new Set('a an and at by for from in is of on or the to with'.split(' '));

/** What the last letter of a Malayalam word may become when an ending follows it. */
const BEFORE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'ം': ['ത്ത'],
  ർ: ['ര', 'റ'],
  ൽ: ['ല'],
  ൾ: ['ള'],
  ൻ: ['ന'],
  ൺ: ['ണ'],
};

/** What is looked for: every word of the query, also with an ending; empty when the query names nothing. */
export function searchWords(query: string): SearchWords {
  const all = wordsIn(query);
  const telling = all.filter(({ spelling }) => !FILLERS.has(spelling));
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  return words.map((word, at) => [
    ...termsFor(word),
    // Two words of the query may be one in the text: kudi vellam, കുടിവെള്ളം.
    ...joined(words[at - 1], word),
    ...joined(word, words[at + 1]),
  ]);
}

function joined(first: Word | undefined, second: Word | undefined): Term[] {
  if (!first || !second || first.script !== second.script) return [];
  return wordsIn(first.spelling + second.spelling).flatMap(termsFor);
}

function termsFor(word: Word): Term[] {
  const { script, spelling, sound } = word;
  if (spelling.length === 1) return [{ lexeme: spelling, prefix: false }];
  if (script === 'malayalam') {
    const last = spelling.slice(-1);
    const inflected = (BEFORE_ENDINGS[last] ?? []).map((letter) => spelling.slice(0, -1) + letter);
    return prefixes([spelling, ...inflected]);
  }
  const plural = /[^s]s$/.test(spelling) && spelling.length > 3 ? [spelling.slice(0, -1)] : [];
  const sounds = sound.length < MIN_SOUND ? [] : soundsOf(sound).map(soundLexeme);
  return prefixes([spelling, ...plural, ...sounds]);
}

/** A sound and what its end becomes before an ending: vellam, vellaththil; veedu, veettil. A final e may be a half u. */
function soundsOf(sound: string): string[] {
  const stem = sound.slice(0, -1);
  if (sound.endsWith('m')) return [sound, `${stem}t`];
  if (/[^aeiou]u$/.test(sound)) return [sound, `${stem}i`];
  if (/[^aeiou]e$/.test(sound)) return [sound, `${stem}u`];
  return [sound];
}

function prefixes(lexemes: readonly string[]): Term[] {
  return lexemes.map((lexeme) => ({ lexeme, prefix: true }));
}

/** What all entries of a kind have in the index, and no word of a text is. */
export function kindLexeme(kind: SearchKind): string {
  return `#${kind}`;
}

/** The same for one kind as PostgreSQL's `tsquery` reads it. Words hold letters and digits, so none needs escaping. */
export function tsqueryOf(kind: SearchKind, words: SearchWords): string {
  return [`'${kindLexeme(kind)}'`, ...words.map(termsAsSql)].join(' & ');
}

function termsAsSql(terms: readonly Term[]): string {
  return `(${terms.map(({ lexeme, prefix }) => `'${lexeme}'${prefix ? ':*' : ''}`).join(' | ')})`;
}

/** Whether a word of a text is one of those looked for. */
export function isWanted(words: SearchWords, word: Word): boolean {
  return words.some((terms) => answers(terms, word));
}

/** Whether each word that is looked for is among these. */
export function hasAll(words: SearchWords, among: readonly Word[]): boolean {
  return words.every((terms) => among.some((word) => answers(terms, word)));
}

function answers(terms: readonly Term[], word: Word): boolean {
  const lexemes = lexemesOf(word);
  return terms.some(({ lexeme: wanted, prefix }) =>
    lexemes.some((lexeme) => (prefix ? lexeme.startsWith(wanted) : lexeme === wanted)),
  );
}

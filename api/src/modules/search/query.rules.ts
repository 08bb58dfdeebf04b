import { type SearchKind } from '@trust/shared/contract/content/search';
import { SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import {
  formsOf,
  isSoundLexeme,
  soundLexeme,
  spellingsIn,
  wordsIn,
  type FoldedWord,
} from '../../spelling/fold.rules.ts';

/** An index entry that matches a word of the query: exactly, or as a prefix. `whole`: as the very word, with no ending. */
type Term = { lexeme: string; prefix: boolean; whole: boolean };

/** For each word of the query the terms of which one must match. */
export type SearchWords = readonly (readonly Term[])[];

const MAX_WORDS = 8;

/** A shorter sound is a prefix of too many words. */
const MIN_SOUND = 3;

/** Words that are in nearly every English text, and not in its Malayalam translation, and words of questions. */
const FILLERS = new Set(
  [
    'a an and at by for from in is of on or the to with',
    'are can do does how i my please what when where engane evide എങ്ങനെ എവിടെ',
  ].flatMap((words) => words.split(' ')),
);

/** Words that only say that a number follows: case FK/2026/014. */
const LABELS = new Set('case id no number project കേസ് നമ്പർ പദ്ധതി പ്രോജക്ട്'.split(' ').flatMap(spellingsIn));

/** How the last letter of a Malayalam word changes before an ending. */
const BEFORE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'ം': ['ത്ത'],
  ർ: ['ര', 'റ'],
  ൽ: ['ല'],
  ൾ: ['ള'],
  ൻ: ['ന'],
  ൺ: ['ണ'],
};

/** A pasted link; what it leads to is named by the last part of its path. */
const LINK = /[a-z]+:\/\/[^\s?#]*\/([^\s/?#]*)\/?(?:[?#]\S*)?(?=\s|$)/gi;

/** The words of a query that count; empty when the query contains no word. */
export function significantWords(query: string): FoldedWord[] {
  const all = wordsIn(query.replace(LINK, '$1'));
  const hasNumber = all.some(({ spelling }) => /[0-9]/.test(spelling));
  const significant = all.filter(
    ({ spelling }) => !FILLERS.has(spelling) && !(hasNumber && LABELS.has(spelling)),
  );
  return (significant.length > 0 ? significant : all).slice(0, MAX_WORDS);
}

/** The words of a query, each also with endings; empty when the query contains no word. */
export function searchWords(query: string): SearchWords {
  return significantWords(query).map((word, at, words) => [
    ...formsOf(word).flatMap(termsFor),
    // Two words of the query may be one in the text: kudi vellam, കുടിവെള്ളം.
    ...joinTerms(words[at - 1], word),
    ...joinTerms(word, words[at + 1]),
  ]);
}

function joinTerms(first: FoldedWord | undefined, second: FoldedWord | undefined): Term[] {
  if (!first || !second || first.script !== second.script) return [];
  return wordsIn(first.spelling + second.spelling).flatMap(termsFor);
}

function termsFor(word: FoldedWord): Term[] {
  const terms = termsInTexts(word);
  if (!CONTENT_ID.test(word.spelling)) return terms;
  return [...terms, { lexeme: idLexeme(word.spelling), prefix: false, whole: true }];
}

function termsInTexts(word: FoldedWord): Term[] {
  const { script, spelling, sound } = word;
  if (spelling.length === 1) return [{ lexeme: spelling, prefix: false, whole: true }];
  if (script === 'malayalam') {
    const last = spelling.slice(-1);
    const inflected = (BEFORE_ENDINGS[last] ?? []).map((letter) => spelling.slice(0, -1) + letter);
    return [...prefixTerms([spelling], true), ...prefixTerms(inflected, false)];
  }
  const isPlural = /[^s]s$/.test(spelling) && spelling.length > 3;
  const numbers = isPlural ? [spelling, spelling.slice(0, -1)] : [spelling];
  const [itself, ...inflected] = sound.length < MIN_SOUND ? [] : soundsOf(sound).map(soundLexeme);
  return [
    ...prefixTerms(itself === undefined ? numbers : [...numbers, itself], true),
    ...prefixTerms(inflected, false),
  ];
}

/** A sound and its forms before an ending: vellam, vellaththil; veedu, veettil. A final e may be a half u. */
function soundsOf(sound: string): string[] {
  const stem = sound.slice(0, -1);
  if (sound.endsWith('m')) return [sound, `${stem}t`];
  if (/[^aeiou]u$/.test(sound)) return [sound, `${stem}i`];
  if (/[^aeiou]e$/.test(sound)) return [sound, `${stem}u`];
  return [sound];
}

function prefixTerms(lexemes: readonly string[], whole: boolean): Term[] {
  return lexemes.map((lexeme) => ({ lexeme, prefix: true, whole }));
}

/** The same words without endings: what has them is likely to be about them. An English plural is no other word. */
export function wholeWords(words: SearchWords): SearchWords {
  return words.map((terms) =>
    terms
      .filter(({ whole }) => whole)
      .flatMap(({ lexeme }) =>
        (/^[a-z]{3,}$/.test(lexeme) ? [lexeme, `${lexeme}s`] : [lexeme]).map((one) => ({
          lexeme: one,
          prefix: false,
          whole: true,
        })),
      ),
  );
}

/** The same thing made for each kind of results. */
export function mapSearchKinds<Value>(make: (kind: SearchKind) => Value): Record<SearchKind, Value>;
export function mapSearchKinds<Value>(make: (kind: SearchKind) => Value): Record<string, Value> {
  return Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, make(kind)]));
}

/** The lexeme of all entries of a kind; no word of a text equals it. */
export function kindLexeme(kind: SearchKind): string {
  return `#${kind}`;
}

/** The lexeme of the entry with an id, which is the number in its page's address; no word of a text equals it. */
export function idLexeme(id: string): string {
  return `=${id}`;
}

/** The query for one kind as a PostgreSQL `tsquery`. Words consist of letters and digits, so none needs escaping. */
export function tsqueryOf(kind: SearchKind, words: SearchWords): string {
  return [`'${kindLexeme(kind)}'`, ...words.map(termsAsSql)].join(' & ');
}

function termsAsSql(terms: readonly Term[]): string {
  return `(${terms.map(({ lexeme, prefix }) => `'${lexeme}'${prefix ? ':*' : ''}`).join(' | ')})`;
}

/** Whether a word of a text matches the query. */
export function isWanted(words: SearchWords, word: FoldedWord): boolean {
  return words.some((terms) => matchesTerms(terms, word));
}

/** Whether all words of the query occur in `among`. */
export function hasAll(words: SearchWords, among: readonly FoldedWord[]): boolean {
  return words.every((terms) => among.some((word) => matchesTerms(terms, word)));
}

function matchesTerms(terms: readonly Term[], word: FoldedWord): boolean {
  return terms.some(({ lexeme: wanted, prefix }) => {
    const isSound = isSoundLexeme(wanted);
    if (isSound && word.script !== 'malayalam') return false;
    return formsOf(word).some((form) => {
      const lexeme = isSound ? soundLexeme(form.sound) : form.spelling;
      return prefix ? lexeme.startsWith(wanted) : lexeme === wanted;
    });
  });
}

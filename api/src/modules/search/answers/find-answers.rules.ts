import { textIn } from '@trust/shared/contract/text-in';
import type { SearchAnswer } from '@trust/shared/contract/content/search';
import type { Language } from '@trust/shared/contract/languages';
import type { FoldedWord } from '../../../spelling/fold.rules.ts';
import { hasAll, searchWords, significantWords, type SearchWords } from '../query.rules.ts';
import { markWords } from '../shown/marked-text.rules.ts';
import type { FixedAnswer } from './answer.ts';
import { GIVING_ANSWERS } from './giving-answers.texts.ts';
import { SITE_ANSWERS } from './site-answers.texts.ts';

/** The most that are shown above the results. */
const MOST = 3;
/** A shorter word answers only as it is; in UTF-16 units. */
const LEAST_PREFIX = 4;
/** What a word in Latin letters sounds like says less than how it is spelled. */
const LEAST_SOUND = 5;
/** Letters that an English word may have after the one that is asked: donate, donated. */
const LONGEST_ENDING = 3;

type Phrase = readonly FoldedWord[];
const PHRASES = [...GIVING_ANSWERS, ...SITE_ANSWERS].map((answer) => ({
  answer,
  phrases: answer.asked.map((phrase): Phrase => significantWords(phrase)),
}));

/** All words that pages answer, by which misspelt ones are found. */
export const ANSWERED_WORDS: readonly FoldedWord[] = PHRASES.flatMap(({ phrases }) => phrases.flat());

/** Whether pages answer a word, alone or with others. */
export function isAnswered(typed: FoldedWord): boolean {
  return ANSWERED_WORDS.some((word) => means(typed, word));
}

/** The pages that answer a query, best first, and whether they answer every word of it. */
export function findAnswers(query: string): { answers: readonly FixedAnswer[]; isWhole: boolean } {
  const asked = significantWords(query);
  const found = PHRASES.map(({ answer, phrases }) => ({
    answer,
    covered: new Set(phrases.flatMap((phrase) => coveredBy(phrase, asked))),
    longest: Math.max(0, ...phrases.map((phrase) => coveredBy(phrase, asked).length)),
  }))
    .filter(({ longest }) => longest > 0)
    .sort((one, other) => other.longest - one.longest || other.covered.size - one.covered.size)
    .slice(0, MOST);
  const covered = new Set(found.flatMap((one) => [...one.covered]));
  return {
    answers: found.map(({ answer }) => answer),
    isWhole: asked.length > 0 && covered.size === asked.length,
  };
}

/** The positions of the words of a query that are the phrase; none where a word of the phrase is missing. */
function coveredBy(phrase: Phrase, asked: readonly FoldedWord[]): number[] {
  const positions = phrase.map((word) => asked.flatMap((typed, at) => (means(typed, word) ? [at] : [])));
  return positions.every((found) => found.length > 0) ? [...new Set(positions.flat())] : [];
}

/** Whether somebody who typed one word asks for the other, in either script and with endings. */
function means(typed: FoldedWord, word: FoldedWord): boolean {
  if (typed.spelling === word.spelling) return true;
  if (typed.spelling.length < LEAST_PREFIX) return false;
  if (hasAll(termsOf(typed), [word])) return true;
  if (word.script === 'other')
    return (
      hasEnding(typed.spelling, word.spelling, LEAST_PREFIX) &&
      typed.spelling.length - word.spelling.length <= LONGEST_ENDING
    );
  return typed.script === 'malayalam'
    ? hasEnding(typed.spelling, word.spelling, LEAST_PREFIX)
    : hasEnding(typed.sound, word.sound, LEAST_SOUND);
}

function hasEnding(typed: string, word: string, least: number): boolean {
  return word.length >= least && typed.startsWith(word);
}

function termsOf(word: FoldedWord): SearchWords {
  return searchWords(word.spelling).map((terms) => terms.filter(({ whole }) => whole));
}

/** What is shown of an answer. */
export function toSearchAnswer(
  language: Language,
  { path, title, text }: FixedAnswer,
  words: SearchWords,
): SearchAnswer {
  return {
    path,
    title: markWords(textIn(language, title), words),
    text: markWords(textIn(language, text), words),
  };
}

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

/** A word of a query with its terms, which are compared with every word that pages answer. */
type Asked = { typed: FoldedWord; terms: SearchWords };

/** Whether pages answer a word, alone or with others. */
export function isAnswered(typed: FoldedWord): boolean {
  const asked = toAsked(typed);
  return ANSWERED_WORDS.some((word) => means(asked, word));
}

/** The pages that answer a query, best first, and whether they answer every word of it. */
export function findAnswers(query: string): { answers: readonly FixedAnswer[]; isWhole: boolean } {
  const asked = significantWords(query).map(toAsked);
  const found = PHRASES.map(({ answer, phrases }) => {
    const covered = phrases.map((phrase) => coveredBy(phrase, asked));
    return {
      answer,
      covered: new Set(covered.flat()),
      longest: Math.max(...covered.map(({ length }) => length)),
    };
  })
    .filter(({ longest }) => longest > 0)
    .sort((one, other) => other.longest - one.longest || other.covered.size - one.covered.size)
    .slice(0, MOST);
  const covered = new Set(found.flatMap((one) => [...one.covered]));
  return {
    answers: found.map(({ answer }) => answer),
    isWhole: asked.length > 0 && covered.size === asked.length,
  };
}

function toAsked(typed: FoldedWord): Asked {
  const terms = searchWords(typed.written).map((all) => all.filter(({ whole }) => whole));
  return { typed, terms };
}

/** The positions of the words of a query that are the phrase; none where a word of the phrase is missing. */
function coveredBy(phrase: Phrase, asked: readonly Asked[]): number[] {
  const positions: number[][] = [];
  for (const word of phrase) {
    const found = asked.flatMap((one, at) => (means(one, word) ? [at] : []));
    if (found.length === 0) return [];
    positions.push(found);
  }
  return [...new Set(positions.flat())];
}

/** Whether somebody who typed one word asks for the other, in either script and with endings. */
function means({ typed, terms }: Asked, word: FoldedWord): boolean {
  if (typed.spelling === word.spelling) return true;
  if (typed.spelling.length < LEAST_PREFIX) return false;
  if (hasAll(terms, [word])) return true;
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

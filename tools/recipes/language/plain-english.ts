/** Addresses of mail, of pages and of files; hosts. They are the same in every language. */
const ADDRESS = /[\w+.-]+@[\w.-]+|https?:\/\/\S+|\b[\w-]+(\.[\w-]+)*\.(org|example|com|in|pdf)\b/gi;
const WORD = /[\w’'-]*[A-Za-z][\w’'-]*/g;
/** Codes have a figure or an underscore, or no small letters: PAN, UPI, 80G, pay_1. A letter alone is a sign. */
const CODE = /[\d_]|^[^a-z]*$|^[^A-Za-z]*[A-Za-z][^A-Za-z]*$/;
/** What the platform writes where the language's own form of a time has it. */
const DAY_PERIOD = /^[ap]m$/;
/** The sign of a unit is the same in every language. */
const UNIT = /^kB$/;

/**
 * The words of a text that are in plain English letters, where the page is in a language that has none. `neutral` are
 * texts that are in no language, such as names of accounts.
 */
export function findPlainWords(text: string, neutral: readonly string[]): string[] {
  const rest = neutral.reduce((left, known) => left.replaceAll(known, ' '), text).replaceAll(ADDRESS, ' ');
  return Array.from(rest.matchAll(WORD), ([word]) => word).filter(
    (word) => ![CODE, DAY_PERIOD, UNIT].some((neutralWord) => neutralWord.test(word)),
  );
}

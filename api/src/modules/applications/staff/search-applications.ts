import { readNumber } from '@trust/shared/contract/typed/figures';
import { readPhoneNumber } from '@trust/shared/contract/typed/phone-number';
import type { Database } from '../../../database/database.ts';
import { formsOf, wordsIn, type FoldedWord } from '../../../spelling/fold.rules.ts';
import { readApplicationCode } from '../applications.rules.ts';
import { listLinesById, listSearchTexts, type ApplicationLine } from './staff.store.ts';

/**
 * Applications whose words begin with all of the typed ones, in whichever encoding and spelling of Malayalam, or whose
 * numbers contain the typed digits; latest first.
 */
export async function searchApplications(
  database: Database,
  typed: string,
  limit: number,
): Promise<ApplicationLine[]> {
  const readings = readingsOf(typed)
    .map((reading) => wordsIn(reading).map(spellingsOf))
    .filter((words) => words.length > 0);
  if (readings.length === 0) return [];
  const found = (await listSearchTexts(database)).filter(({ text, digits }) => {
    const spellings = wordsIn(text).flatMap(spellingsOf);
    return readings.some((wanted) =>
      wanted.every((forms) =>
        forms.some(
          (word) => spellings.some((spelling) => spelling.startsWith(word)) || isPartOfNumber(word, digits),
        ),
      ),
    );
  });
  const ids = found.slice(0, limit).map(({ id }) => id);
  return ids.length === 0 ? [] : listLinesById(database, ids);
}

/** The words as they are; as one word a number or a code that is written in parts: `+91 98470 00001`, `VCT4 QCYP`. */
function readingsOf(typed: string): string[] {
  const number = readNumber(typed).replace(/^(?:(?:\+|00)91|\+|0)/, '');
  const isNumber = /^[0-9]+$/.test(number);
  const code = readApplicationCode(typed);
  return [
    typed,
    ...(isNumber ? [readPhoneNumber(typed) ?? number] : []),
    ...(code === undefined ? [] : [code]),
  ];
}

/** Four digits at least: fewer are in too many numbers. */
function isPartOfNumber(word: string, digits: string): boolean {
  return /^[0-9]{4,}$/.test(word) && digits.includes(word);
}

function spellingsOf(word: FoldedWord): string[] {
  return formsOf(word).map(({ spelling }) => spelling);
}

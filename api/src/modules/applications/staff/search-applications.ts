import type { Database } from '../../../database/database.ts';
import { formsOf, wordsIn, type FoldedWord } from '../../../spelling/fold.rules.ts';
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
  const wanted = wordsIn(typed).map(spellingsOf);
  if (wanted.length === 0) return [];
  const found = (await listSearchTexts(database)).filter(({ text, digits }) => {
    const spellings = wordsIn(text).flatMap(spellingsOf);
    return wanted.every((forms) =>
      forms.some(
        (word) => spellings.some((spelling) => spelling.startsWith(word)) || isPartOfNumber(word, digits),
      ),
    );
  });
  const ids = found.slice(0, limit).map(({ id }) => id);
  return ids.length === 0 ? [] : listLinesById(database, ids);
}

/** Four digits at least: fewer are in too many numbers. */
function isPartOfNumber(word: string, digits: string): boolean {
  return /^[0-9]{4,}$/.test(word) && digits.includes(word);
}

function spellingsOf(word: FoldedWord): string[] {
  return formsOf(word).map(({ spelling }) => spelling);
}

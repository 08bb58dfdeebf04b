import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { StatementLineRow } from '../statement-lines.store.ts';
import { findOwnNumber, MOST_DAYS_APART } from './cells/payment-number.rules.ts';
import type { StatementCredit } from './table/read-row.ts';

type StoredLine = Pick<StatementLineRow, 'id' | 'bookedOn' | 'amount' | 'reference' | 'narration'>;

/**
 * The credits that are stored already with another day, since one export has the day of value and the other that of booking:
 * each with its line. Only a payment's own number (UPI, IMPS, NEFT, RTGS) says so, with the same sum, once in the file and
 * once among the lines: what a payer wrote may stand in two gifts, and two rows of one file are two. A number without a day
 * may be a payer's: it says so only where the file has the line's day too, and not the credit on it.
 */
export function findMovedCredits<Credit extends StatementCredit>(
  credits: readonly Credit[],
  stored: readonly StoredLine[],
): Map<Credit, number> {
  const [inFile, before] = [groupByNumber(credits), groupByNumber(stored)];
  const days = credits.map(({ bookedOn }) => bookedOn).toSorted();
  const isInFile = (day: string) => (days[0] ?? '') <= day && day <= (days.at(-1) ?? '');
  const moved = new Map<Credit, number>();
  for (const [
    key,
    {
      isDated,
      lines: [credit, ...others],
    },
  ] of inFile) {
    const [line, ...otherLines] = before.get(key)?.lines ?? [];
    if (!credit || !line || others.length + otherLines.length > 0) continue;
    const apart = Math.abs(Date.parse(credit.bookedOn) - Date.parse(line.bookedOn)) / DAY_MS;
    if (apart > 0 && apart <= MOST_DAYS_APART && (isDated || isInFile(line.bookedOn)))
      moved.set(credit, line.id);
  }
  return moved;
}

type NumberedLines<Line> = { isDated: boolean; lines: Line[] };

function groupByNumber<Line extends StatementCredit>(
  lines: readonly Line[],
): Map<string, NumberedLines<Line>> {
  const groups = new Map<string, NumberedLines<Line>>();
  for (const line of lines) {
    const own = findOwnNumber(line);
    if (!own) continue;
    const key = JSON.stringify([own.number, line.amount]);
    groups.set(key, { isDated: own.isDated, lines: [...(groups.get(key)?.lines ?? []), line] });
  }
  return groups;
}

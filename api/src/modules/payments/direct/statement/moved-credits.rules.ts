import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { StatementLineRow } from '../statement-lines.store.ts';
import { findOwnNumber, MOST_DAYS_APART } from './cells/payment-number.rules.ts';
import type { StatementCredit } from './table/read-row.ts';

type StoredLine = Pick<StatementLineRow, 'id' | 'bookedOn' | 'amount' | 'reference' | 'narration'>;

/**
 * The credits that are stored already with another day, since one export has the day of value and the other that of booking:
 * each with its line. Only a payment's own number (UPI, IMPS, NEFT, RTGS) says so, with the same sum, once in the file and
 * once among the lines: what a payer wrote may stand in two gifts, and two rows of one file are two.
 */
export function findMovedCredits<Credit extends StatementCredit>(
  credits: readonly Credit[],
  stored: readonly StoredLine[],
): Map<Credit, number> {
  const [inFile, before] = [groupByNumber(credits), groupByNumber(stored)];
  const moved = new Map<Credit, number>();
  for (const [key, [credit, ...others]] of inFile) {
    const [line, ...otherLines] = before.get(key) ?? [];
    if (!credit || !line || others.length + otherLines.length > 0) continue;
    const apart = Math.abs(Date.parse(credit.bookedOn) - Date.parse(line.bookedOn)) / DAY_MS;
    if (apart > 0 && apart <= MOST_DAYS_APART) moved.set(credit, line.id);
  }
  return moved;
}

function groupByNumber<Line extends StatementCredit>(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const number = findOwnNumber(line);
    if (number === undefined) continue;
    const key = JSON.stringify([number, line.amount]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}

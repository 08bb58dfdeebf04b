import { createHash } from 'node:crypto';
import { readFigures } from '@trust/shared/contract/typed/figures';
import { findUtr } from './cells/payment-number.rules.ts';
import type { StatementCredit } from './table/read-row.ts';

/**
 * Each credit with what it is known by: the same in every export of the bank, whatever its format, spaces, capitals and
 * times. It holds the day, the sum, the payment's number, else the narration, and how many such credits of the file come
 * before: two gifts of ₹500 by cash on one day are two.
 */
export function addFingerprints(
  credits: readonly StatementCredit[],
): (StatementCredit & { fingerprint: string })[] {
  const counts = new Map<string, number>();
  return credits.map((credit) => {
    const key = JSON.stringify([credit.bookedOn, credit.amount, identify(credit)]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const fingerprint = createHash('sha256')
      .update(`${key}${String(count)}`)
      .digest('hex');
    return { ...credit, fingerprint };
  });
}

/** The payment's number, which stands in the reference, the narration, or both; else the words. */
function identify({ reference, narration }: StatementCredit): string {
  const texts = [reference, narration];
  const numbers = texts.flatMap(listNumbers);
  const number =
    numbers.find(({ length }) => length === 12) ?? findUtr(`${reference} ${narration}`) ?? numbers[0];
  return number ?? (fold(narration) || fold(reference));
}

/** Runs of at least nine figures, without the zeros that fill them up, the longest first. */
function listNumbers(text: string): string[] {
  const runs = readFigures(text).match(/[0-9]{9,}/g) ?? [];
  return runs
    .map((run) => run.replace(/^0+/, ''))
    .filter(({ length }) => length >= 9)
    .toSorted((one, other) => other.length - one.length);
}

function fold(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

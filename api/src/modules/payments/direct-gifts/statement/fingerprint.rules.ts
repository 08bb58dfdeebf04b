import { createHash } from 'node:crypto';
import { readFigures } from '@trust/shared/contract/typed/figures';
import { findOwnNumber, findUtr } from './cells/payment-number.rules.ts';
import type { StatementCredit } from './table/read-row.ts';

type Fingerprint = { fingerprint: string };

/**
 * Each credit with what it is known by: the same in every export of the bank, whatever its format, spaces, capitals and
 * times. It holds the day, the sum, the payment's number, else the narration, and how many such credits of the file come
 * before: two gifts of ₹500 by cash on one day are two. A credit whose words are stored too keeps the fingerprint of its
 * line, so that another with a number in common, such as the payer's account, is new although it comes before it.
 */
export function addFingerprints<Credit extends StatementCredit>(
  credits: readonly Credit[],
  stored: readonly (StatementCredit & Fingerprint)[] = [],
): (Credit & Fingerprint)[] {
  const byWords = new Map<string, string[]>();
  for (const line of stored)
    byWords.set(writeAll(line), [...(byWords.get(writeAll(line)) ?? []), line.fingerprint]);
  const known = credits.map((credit) => byWords.get(writeAll(credit))?.shift());
  const taken = new Set(known);
  const counts = new Map<string, number>();
  return credits.map((credit, index) => {
    const fingerprint = known[index] ?? findFree(credit);
    return { ...credit, fingerprint };
  });

  function findFree(credit: Credit): string {
    const key = JSON.stringify([credit.bookedOn, credit.amount, identify(credit)]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const fingerprint = createHash('sha256')
      .update(`${key}${String(count)}`)
      .digest('hex');
    return taken.has(fingerprint) ? findFree(credit) : fingerprint;
  }
}

function writeAll({ bookedOn, amount, reference, narration }: StatementCredit): string {
  return JSON.stringify([bookedOn, amount, fold(reference), fold(narration)]);
}

/** The payment's number, which stands in the reference, the narration, or both; else the words. */
function identify(credit: StatementCredit): string {
  const { reference, narration } = credit;
  const numbers = [reference, narration].flatMap(listNumbers);
  const number =
    findOwnNumber(credit)?.number ??
    numbers.find(({ length }) => length === 12) ??
    findUtr(`${reference} ${narration}`) ??
    numbers[0];
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

import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { GiftReportRow } from './gift-reports.store.ts';
import type { StatementLineRow } from './statement-lines.store.ts';

/** An open report with the sum that its donor named, in paise. */
export type OpenReport = Pick<GiftReportRow, 'tranId' | 'utr' | 'paidOn'> & { amount: number };
type Line = Pick<StatementLineRow, 'id' | 'bookedOn' | 'amount' | 'reference' | 'narration'>;

/** Why a line may be a report's. Only `number-and-sum` is certain. */
type ProposalReason = 'number-and-sum' | 'several-lines' | 'number-other-sum' | 'sum-near-day';
export type Proposal<Found extends Line = Line> = { reason: ProposalReason; line: Found };

/** By how many days a statement's day may differ from the donor's. */
const NEAR_DAYS = 3;
/** Gifts of ₹500 are many: more lines than that help nobody. */
const MOST_PER_REPORT = 3;

/** The lines that may be a report's, for each report: those with its number, else those with its sum near its day. */
export function proposeMatches<Found extends Line>(
  reports: readonly OpenReport[],
  lines: readonly Found[],
): Map<string, Proposal<Found>[]> {
  const byNumber = groupBy(lines, listNumbers);
  const byAmount = groupBy(lines, ({ amount }) => [String(amount)]);
  const proposals = new Map(reports.map((report) => [report.tranId, propose(report, byNumber, byAmount)]));
  return markShared(proposals);
}

function propose<Found extends Line>(
  { utr, amount, paidOn }: OpenReport,
  byNumber: ReadonlyMap<string, Found[]>,
  byAmount: ReadonlyMap<string, Found[]>,
): Proposal<Found>[] {
  const numbered = byNumber.get(utr ?? '') ?? [];
  const equal = numbered.filter((line) => line.amount === amount);
  if (numbered.length > 0)
    return numbered.slice(0, MOST_PER_REPORT).map((line) => ({
      line,
      reason:
        line.amount !== amount ? 'number-other-sum' : equal.length > 1 ? 'several-lines' : 'number-and-sum',
    }));
  return (byAmount.get(String(amount)) ?? [])
    .map((line) => ({ line, days: Math.abs(daysBetween(line.bookedOn, paidOn)) }))
    .filter(({ days }) => days <= NEAR_DAYS)
    .sort((one, other) => one.days - other.days)
    .slice(0, MOST_PER_REPORT)
    .map(({ line }) => ({ line, reason: 'sum-near-day' }));
}

/** A line that is certain for two reports is certain for neither. */
function markShared<Found extends Line>(
  proposals: Map<string, Proposal<Found>[]>,
): Map<string, Proposal<Found>[]> {
  const certain = [...proposals.values()].flat().filter(({ reason }) => reason === 'number-and-sum');
  const counts = new Map<number, number>();
  for (const { line } of certain) counts.set(line.id, (counts.get(line.id) ?? 0) + 1);
  for (const proposal of certain)
    if ((counts.get(proposal.line.id) ?? 0) > 1) proposal.reason = 'several-lines';
  return proposals;
}

function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(one) - Date.parse(other)) / DAY_MS);
}

const SHORTEST_NUMBER = 12;

/**
 * What may be a bank's number of the payment in a line: whole words, and runs of 12 digits or more that stand within one
 * or are broken by a space, as narrower columns do. Zeros that fill a number up are left out.
 */
export function listNumbers({ reference, narration }: Pick<Line, 'reference' | 'narration'>): string[] {
  const texts = [reference, narration].map((text) => text.toUpperCase());
  const joined = texts.map((text) => text.replaceAll(' ', ''));
  const words = [...texts, ...joined].flatMap((text) => text.match(/[A-Z0-9]+/g) ?? []);
  const digits = words.flatMap((word) => word.match(/[0-9]{12,}/g) ?? []);
  const unfilled = digits.map((run) => run.replace(/^0+(?=[0-9]{12})/, ''));
  return [...new Set([...words, ...digits, ...unfilled])].filter(
    (number) => number.length >= SHORTEST_NUMBER,
  );
}

function groupBy<Item>(items: readonly Item[], keysOf: (item: Item) => string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

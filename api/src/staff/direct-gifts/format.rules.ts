import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { countOf } from '@trust/shared/commands/count-of';
import { formatWithPaise } from '../../india/format-sum.rules.ts';
import type {
  ImportStatementOutcome,
  MatchOutcome,
  RejectOutcome,
  StatementLineRow,
  WaitingReport,
} from '../../modules/payments/direct-gifts/index.ts';
import { formatIndianTime, tableOf } from '../format-table.rules.ts';

const REASONS = {
  'number-and-sum': 'certain: same UTR, same sum',
  'several-lines': 'look: more than one has this UTR and sum',
  'number-other-sum': 'look: same UTR, other sum',
  'sum-near-day': 'look: same sum, a near day, no UTR found',
} as const satisfies Record<WaitingReport['proposals'][number]['reason'], string>;

const MOST_NARRATION = 60;

const formatProposals = tableOf<
  Omit<WaitingReport, 'proposals'> & { proposal?: WaitingReport['proposals'][number] | undefined }
>({
  REFERENCE: ({ report }) => report.tranId,
  REPORTED: ({ report }) => formatIndianTime(report.reportedAt),
  'PAID ON': ({ report }) => report.paidOn,
  WAY: ({ report }) => report.way,
  UTR: ({ report }) => report.utr,
  AMOUNT: ({ transaction }) => formatWithPaise(transaction.amount),
  LINE: ({ proposal }) => proposal && String(proposal.line.id),
  BOOKED: ({ proposal }) => proposal?.line.bookedOn,
  CREDIT: ({ proposal }) => proposal && formatWithPaise(proposal.line.amount),
  WHY: ({ proposal }) => (proposal ? REASONS[proposal.reason] : 'not on what was imported'),
});

/** One row for each line that may be a report's; one without a line for the others. */
export function formatWaitingReports(waiting: readonly WaitingReport[]): string {
  return formatProposals(
    waiting.flatMap(({ proposals, ...gift }) =>
      proposals.length === 0 ? [gift] : proposals.map((proposal) => ({ ...gift, proposal })),
    ),
  );
}

export const formatLines = tableOf<StatementLineRow>({
  LINE: ({ id }) => String(id),
  BOOKED: ({ bookedOn }) => bookedOn,
  CREDIT: ({ amount }) => formatWithPaise(amount),
  REFERENCE: ({ reference }) => makePrintable(reference) || '-',
  NARRATION: ({ narration }) => makePrintable(narration).slice(0, MOST_NARRATION),
});

/** A payer chooses the narration: control characters would steer the terminal. */
export function makePrintable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '');
}

export function formatImport(
  { credits, added, moved, leftOut }: Extract<ImportStatementOutcome, { outcome: 'imported' }>,
  waiting: readonly WaitingReport[],
): string {
  const known = credits - added;
  const certain = waiting.filter(isCertain).length;
  const toLookAt = waiting.filter((each) => each.proposals.length > 0).length - certain;
  return [
    `${countOf(credits, 'credit was', 'credits were')} read: ${countOf(added, 'is', 'are')} new, ${countOf(known, 'was', 'were')} imported before.`,
    ...(moved.length > 0
      ? [
          `${countOf(moved.length, 'of them has', 'of them have')} another day here than in line ${moved.join(', ')}, and the same number and sum: the day of value, or of booking.`,
        ]
      : []),
    formatLeftOut(leftOut),
    `Of ${countOf(waiting.length, 'reported gift that waits', 'reported gifts that wait')}, ${countOf(certain, 'is', 'are')} certain and ${countOf(toLookAt, 'is', 'are')} to be looked at.`,
    ...(waiting.length > 0 ? ['npm run payments -- reports list'] : []),
    ...(certain > 0 ? ['npm run payments -- reports match --certain'] : []),
    '',
  ].join('\n');
}

type LeftOut = Extract<ImportStatementOutcome, { outcome: 'imported' }>['leftOut'];
const MOST_LINES = 20;

/** What of a file was no credit, by kind: who knows the statement sees whether something is missing. */
function formatLeftOut({
  debits,
  unsettled,
  repeated,
  summaries,
  withoutSum,
  undated,
  headings,
  texts,
}: LeftOut): string {
  const lines = undated.slice(0, MOST_LINES).join(', ') + (undated.length > MOST_LINES ? ' …' : '');
  const counts = [
    countIfAny(debits, 'debit'),
    countIfAny(
      unsettled,
      'payment that failed, is pending or went back',
      'payments that failed, are pending or went back',
    ),
    countIfAny(repeated, 'row that stands twice', 'rows that stand twice'),
    countIfAny(summaries, 'row of totals or balances', 'rows of totals or balances'),
    countIfAny(withoutSum, 'row without a sum', 'rows without a sum'),
    countIfAny(headings, 'repeated row of headings', 'repeated rows of headings'),
    countIfAny(texts, 'row of other text', 'rows of other text'),
    ...(undated.length > 0
      ? [
          `${countOf(undated.length, 'row')} with a sum but without a day (${undated.length === 1 ? 'line' : 'lines'} ${lines})`,
        ]
      : []),
  ].flat();
  return counts.length === 0 ? 'Nothing was left out.' : `Left out: ${counts.join(', ')}.`;
}

function countIfAny(number: number, one: string, many = `${one}s`): string[] {
  return number === 0 ? [] : [countOf(number, one, many)];
}

export function isCertain({ proposals }: WaitingReport): boolean {
  return proposals[0]?.reason === 'number-and-sum' && proposals.length === 1;
}

/** The result of a match. */
export function formatMatch(tranId: string, line: number, result: MatchOutcome): CommandResult {
  switch (result.outcome) {
    case 'matched':
      return succeed(
        `${tranId} has line ${line}: ${formatWithPaise(result.amount)} are counted, and the donor gets the receipt.\n`,
      );
    case 'again':
      return succeed(`${tranId} had line ${line} already. Nothing was changed.\n`);
    case 'no-such-report':
      return fail(`There is no reported gift ${tranId}.`);
    case 'no-such-line':
      return fail(`There is no line ${line} of a statement.`);
    case 'line-taken':
      return fail(`Line ${line} is ${result.tranId}’s already. A line is one gift.`);
    case 'gift-taken':
      return fail(`${tranId} has line ${result.lineId} already. A gift is one line.`);
    case 'other-amount':
      return fail(
        `The donor named ${formatWithPaise(result.reported)}, line ${line} is ${formatWithPaise(result.booked)}. If it is this gift all the same, add --take-statement-sum: the line’s sum is then the gift’s.`,
      );
    case 'too-small':
      return fail(`Line ${line} is less than ₹1, which is no donation.`);
    case 'erased':
      return fail(`Who reported ${tranId} was erased. It can get no receipt.`);
    case 'reported-again':
      return fail(`${tranId} was rejected, and its UTR was reported once more since. Match that one.`);
  }
}

/** The result of a rejection. */
export function formatReject(tranId: string, result: RejectOutcome): CommandResult {
  switch (result) {
    case 'rejected':
      return succeed(`${tranId} is rejected. Its donor may report the gift once more.\n`);
    case 'again':
      return succeed(`${tranId} was rejected before. Nothing was changed.\n`);
    case 'no-such-report':
      return fail(`There is no reported gift ${tranId}.`);
    case 'matched':
      return fail(`${tranId} is counted already. Give it back with refund.`);
    case 'erased':
      return fail(`Who reported ${tranId} was erased before.`);
  }
}

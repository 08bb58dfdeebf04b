import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { CONTACT_DETAILS } from '@trust/shared/contract/donations/donation-fields';
import { DONOR_FIELD_NAMES, type DonorField } from '@trust/shared/contract/donations/donation-form';
import { formatSum, formatWithPaise } from '../india/format-sum.rules.ts';
import type { GiftReportRow } from '../modules/payments/direct-gifts/index.ts';
import type { listDisputes, listQuarantine, TransactionRow } from '../modules/payments/ledger/index.ts';
import type { RefundOutcome } from '../modules/payments/providers/index.ts';
import { formatReceiptNumber } from '../modules/receipts/index.ts';
import { formatIndianTime, tableOf } from './format-table.rules.ts';
import type { DonationHistory, listDueRefunds } from './payment-reports.store.ts';

export const formatDonations = tableOf<TransactionRow>({
  REFERENCE: (row) => row.tranId,
  BEGUN: (row) => formatIndianTime(row.createdAt),
  STATE: (row) => row.state,
  AMOUNT: (row) => formatWithPaise(row.amount),
  RETURNED: (row) => (row.refunded > 0 ? formatWithPaise(row.refunded) : null),
  FOR: formatDestination,
});

/** Name, category and case number as they were recorded; what was begun before they were is named by its id. */
function formatDestination(row: TransactionRow): string {
  const { projectId, programmeId, purpose, projectName, projectCategory, projectCaseNumber } = row;
  if (projectName !== null)
    return [projectName, projectCategory, projectCaseNumber].filter((piece) => piece !== null).join(' · ');
  if (projectId !== null) return `project ${projectId}`;
  return programmeId === null ? (purpose ?? '-') : `programme ${programmeId}`;
}

type RowOf<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

export const formatDueRefunds = tableOf<RowOf<typeof listDueRefunds>>({
  REFUND: (row) => row.id,
  SINCE: (row) => formatIndianTime(row.createdAt),
  STATE: (row) => row.state,
  REFERENCE: (row) => row.tranId,
  PAYMENT: (row) => row.paymentId,
  AMOUNT: (row) => formatWithPaise(row.amount),
  WHY: (row) => row.reason,
});

export const formatQuarantine = tableOf<RowOf<typeof listQuarantine>>({
  SINCE: (row) => formatIndianTime(row.at),
  WHY: (row) => row.why,
  PAYMENT: (row) => row.paymentId,
  ORDER: (row) => row.orderId,
  REFERENCE: (row) => row.tranId,
  AMOUNT: (row) => formatSum(row.amount, row.currency),
  'TOLD BY': (row) => row.cause,
  'WHAT IT MAY BE': (row) => row.explanation,
});

const formatDisputeList = tableOf<RowOf<typeof listDisputes>>({
  'RESPOND BY': (row) => (row.respondBy && row.isOpen ? formatIndianTime(row.respondBy) : null),
  STATE: (row) => row.status,
  DISPUTE: (row) => row.id,
  REFERENCE: (row) => row.tranId ?? 'no donation of this site',
  PAYMENT: (row) => row.paymentId,
  AMOUNT: (row) => formatSum(row.amount, row.currency),
  TAKEN: (row) => (row.lost > 0 ? formatSum(row.lost, row.currency) : null),
  'PHASE, REASON': (row) => [row.phase, row.reason].filter(Boolean).join(', '),
  'WHAT TO DO': (row) => row.advice,
});

/** Disputes that are open first, by their deadline; then those that have ended. */
export function formatDisputes(rows: readonly RowOf<typeof listDisputes>[]): string {
  return formatDisputeList(rows.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen)));
}

const OTHER_DETAILS = DONOR_FIELD_NAMES.filter(
  (field) => !CONTACT_DETAILS.some((detail) => detail === field),
);

/** `district` as `District`. */
function nameField(field: DonorField): string {
  return field === 'pan' ? 'PAN' : field.charAt(0).toUpperCase() + field.slice(1);
}

export function formatDonation(
  row: TransactionRow,
  history: DonationHistory,
  report?: GiftReportRow,
): string {
  const { receipt } = history;
  const facts: [name: string, value: string | null | undefined][] = [
    ['Reference', row.tranId],
    ['State', row.state],
    ['Amount', formatWithPaise(row.amount)],
    ['Returned', row.refunded > 0 ? formatWithPaise(row.refunded) : undefined],
    ['For', formatDestination(row)],
    ['Donor', [row.firstName, row.phone, row.email].filter(Boolean).join(', ')],
    ...OTHER_DETAILS.map((field): [string, string | null] => [nameField(field), row[field]]),
    ['Tribute', formatTribute(history)],
    ['Anonymous', row.anonymous ? 'yes' : undefined],
    ['Paid by', row.provider && `${row.provider}${row.live === false ? ' (test keys)' : ''}`],
    ...formatReport(report),
    ['Order', row.orderId],
    ['Why it failed', row.failureReason],
    ['Asked again', row.checkDueAt && formatIndianTime(row.checkDueAt)],
    ['Receipt', receipt && `${formatReceiptNumber(receipt)}${receipt.cancelledAt ? ' (cancelled)' : ''}`],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`${name.padEnd(13)} ${value}\n`] : []));
  const sections: [title: string, rows: string[]][] = [
    [
      'Payments',
      history.payments.map(
        ({ firstSeenAt, paymentId, status, role, amount }) =>
          `${formatIndianTime(firstSeenAt)}  ${paymentId}  ${status}, ${role}  ${formatWithPaise(amount)}`,
      ),
    ],
    [
      'Refunds',
      history.refunds.map(
        ({ createdAt, id, state, amount, askedBy, reason }) =>
          `${formatIndianTime(createdAt)}  ${id}  ${state}  ${formatWithPaise(amount)}  by ${askedBy}: ${reason}`,
      ),
    ],
    [
      'Disputes',
      history.disputes.map(
        ({ firstSeenAt, id, paymentId, status, isOpen, respondBy, amount, currency, lost }) =>
          `${formatIndianTime(firstSeenAt)}  ${id}  ${paymentId}  ${status}${respondBy && isOpen ? `, answer by ${formatIndianTime(respondBy)}` : ''}  ${formatSum(amount, currency)}${lost > 0 ? `, ${formatSum(lost, currency)} taken` : ''}`,
      ),
    ],
    [
      'Mails',
      history.mails.map(
        ({ createdAt, kind, outcome, attempts }) =>
          `${formatIndianTime(createdAt)}  ${kind}  ${outcome ?? `waits after ${attempts} tries`}`,
      ),
    ],
    [
      'History',
      history.transitions.map(
        ({ at, fromState, toState, cause, causeId }) =>
          `${formatIndianTime(at)}  ${fromState} → ${toState}  ${[cause, causeId].filter(Boolean).join(' ')}`,
      ),
    ],
  ];
  return [
    lines.join(''),
    ...sections.flatMap(([title, rows]) => (rows.length > 0 ? [`\n${title}\n  ${rows.join('\n  ')}\n`] : [])),
  ].join('');
}

function formatReport(report: GiftReportRow | undefined): [name: string, value: string | null][] {
  if (!report) return [];
  const { way, utr, paidOn, lineId, matchedAt, matchedBy, rejectedAt, rejectedBy, rejectionReason } = report;
  return [
    ['Reported', `${way}, paid on ${paidOn}`],
    ['UTR', utr],
    [
      'Matched',
      matchedAt && `line ${String(lineId)}, by ${matchedBy ?? '-'}, ${formatIndianTime(matchedAt)}`,
    ],
    [
      'Rejected',
      rejectedAt && `by ${rejectedBy ?? '-'}, ${formatIndianTime(rejectedAt)}: ${rejectionReason ?? '-'}`,
    ],
    ['Erased', report.erasedAt && formatIndianTime(report.erasedAt)],
  ];
}

/** For whom it was given; the mails below say what became of the message. */
function formatTribute({ tribute }: DonationHistory): string | undefined {
  if (!tribute) return undefined;
  const forWhom = `${tribute.kind === 'memory' ? 'in memory' : 'on behalf'} of ${tribute.name}`;
  if (tribute.email === null) return forWhom;
  const isNotEnqueued = tribute.enqueuedAt === null;
  return `${forWhom}, message to ${tribute.email}${isNotEnqueued ? ' (not enqueued)' : ''}`;
}

/** The result of a refund. */
export function formatRefundOutcome(result: RefundOutcome): CommandResult {
  switch (result.outcome) {
    case 'asked': {
      const { id, state, amount } = result.refund;
      return state === 'failed'
        ? fail(`Refund ${id} failed. The same command asks for another one.`)
        : succeed(`Refund ${id} of ${formatWithPaise(amount)}: ${state}.\n`);
    }
    case 'unreachable':
      return succeed(
        `The provider does not answer. Refund ${result.refund.id} is kept and goes on by itself.\n`,
      );
    case 'refused':
      return fail(`The provider refused refund ${result.refund.id}. Look at the payment on its own pages.`);
    case 'too-much':
      return fail(`Only ${formatWithPaise(result.remaining)} of this payment is left.`);
    case 'other-refund':
      return fail('This key stands for another refund. Choose another --key.');
    case 'by-bank':
      return fail(
        'This came through the bank, which gives money back on its own pages only. Once it has, add --given-back.',
      );
    case 'not-by-bank':
      return fail('The card provider tells of its refunds itself: leave --given-back out.');
    case 'no-such-payment':
      return fail('There is no captured payment to give back.');
  }
}

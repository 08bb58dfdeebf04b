import { CONTACT_DETAILS } from '@trust/shared/contract/donations/donation-fields';
import { DONOR_FIELD_NAMES, type DonorField } from '@trust/shared/contract/donations/donation-form';
import { formatSum, formatWithPaise } from '../india/format-sum.rules.ts';
import type { GiftReportRow } from '../modules/payments/direct-gifts/index.ts';
import type { listDisputes, listQuarantine, TransactionRow } from '../modules/payments/ledger/index.ts';
import type { RefundOutcome } from '../modules/payments/providers/index.ts';
import { formatReceiptNumber } from '../modules/receipts/index.ts';

import { formatIndianTime, formatTable } from './format-table.rules.ts';
import type { DonationHistory, listDueRefunds } from './payment-reports.store.ts';

export function formatDonations(rows: TransactionRow[]): string {
  return formatTable(
    ['REFERENCE', 'BEGUN', 'STATE', 'AMOUNT', 'GIVEN BACK', 'FOR'],
    rows.map((row) => [
      row.tranId,
      formatIndianTime(row.createdAt),
      row.state,
      formatWithPaise(row.amount),
      row.refunded > 0 ? formatWithPaise(row.refunded) : '-',
      formatDestination(row),
    ]),
  );
}

/** Name, category and case number as they were recorded; what was begun before they were is named by its id. */
function formatDestination(row: TransactionRow): string {
  const { projectId, programmeId, purpose, projectName, projectCategory, projectCaseNumber } = row;
  if (projectName !== null)
    return [projectName, projectCategory, projectCaseNumber].filter((part) => part !== null).join(' · ');
  if (projectId !== null) return `project ${projectId}`;
  return programmeId === null ? (purpose ?? '-') : `programme ${programmeId}`;
}

export function formatDueRefunds(rows: Awaited<ReturnType<typeof listDueRefunds>>): string {
  return formatTable(
    ['REFUND', 'SINCE', 'STATE', 'REFERENCE', 'PAYMENT', 'AMOUNT', 'WHY'],
    rows.map((row) => [
      row.id,
      formatIndianTime(row.createdAt),
      row.state,
      row.tranId ?? '-',
      row.paymentId,
      formatWithPaise(row.amount),
      row.reason,
    ]),
  );
}

export function formatQuarantine(rows: Awaited<ReturnType<typeof listQuarantine>>): string {
  return formatTable(
    ['SINCE', 'WHY', 'PAYMENT', 'ORDER', 'REFERENCE', 'AMOUNT', 'TOLD BY', 'WHAT IT MAY BE'],
    rows.map((row) => [
      formatIndianTime(row.at),
      row.why,
      row.paymentId,
      row.orderId ?? '-',
      row.tranId ?? '-',
      formatSum(row.amount, row.currency),
      row.cause,
      row.explanation,
    ]),
  );
}

/** Disputes that are open first, by their deadline; then those that have ended. */
export function formatDisputes(rows: Awaited<ReturnType<typeof listDisputes>>): string {
  const [open, ended] = [true, false].map((wanted) => rows.filter(({ isOpen }) => isOpen === wanted));
  return formatTable(
    [
      'RESPOND BY',
      'STATE',
      'DISPUTE',
      'REFERENCE',
      'PAYMENT',
      'AMOUNT',
      'TAKEN',
      'PHASE, REASON',
      'WHAT TO DO',
    ],
    [...(open ?? []), ...(ended ?? [])].map((row) => [
      row.respondBy && row.isOpen ? formatIndianTime(row.respondBy) : '-',
      row.status,
      row.id,
      row.tranId ?? 'no donation of this site',
      row.paymentId,
      formatSum(row.amount, row.currency),
      row.lost > 0 ? formatSum(row.lost, row.currency) : '-',
      [row.phase, row.reason].filter(Boolean).join(', '),
      row.advice,
    ]),
  );
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
    ['Given back', row.refunded > 0 ? formatWithPaise(row.refunded) : undefined],
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
        ({ firstSeenAt, paymentId, status, part, amount }) =>
          `${formatIndianTime(firstSeenAt)}  ${paymentId}  ${status}, ${part}  ${formatWithPaise(amount)}`,
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

/** Formats the result of a refund, with the exit code. */
export function formatRefundOutcome(result: RefundOutcome): { message: string; code: number } {
  switch (result.outcome) {
    case 'asked':
      if (result.refund.state === 'failed') {
        return {
          message: `Refund ${result.refund.id} failed. The same command asks for another one.`,
          code: 1,
        };
      }
      return {
        message: `Refund ${result.refund.id} of ${formatWithPaise(result.refund.amount)}: ${result.refund.state}.`,
        code: 0,
      };
    case 'unreachable':
      return {
        message: `The provider does not answer. Refund ${result.refund.id} is kept and goes on by itself.`,
        code: 0,
      };
    case 'refused':
      return {
        message: `The provider refused refund ${result.refund.id}. Look at the payment on its own pages.`,
        code: 1,
      };
    case 'too-much':
      return { message: `Only ${formatWithPaise(result.remaining)} of this payment is left.`, code: 1 };
    case 'other-refund':
      return { message: 'This key stands for another refund. Choose another --key.', code: 1 };
    case 'by-bank':
      return {
        message:
          'This came through the bank, which gives money back on its own pages only. Once it has, add --given-back.',
        code: 1,
      };
    case 'not-by-bank':
      return { message: 'The card provider tells of its refunds itself: leave --given-back out.', code: 1 };
    case 'no-such-payment':
      return { message: 'There is no captured payment to give back.', code: 1 };
  }
}

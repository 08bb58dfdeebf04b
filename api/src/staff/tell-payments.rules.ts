import { formatPaise, type RefundOutcome, type TransactionRow } from '../modules/payments/index.ts';
import { receiptNumber } from '../modules/receipts/index.ts';
import type { History, listDueRefunds, listQuarantine } from './ledger.store.ts';

/** A moment as staff in India read it: `2026-03-01 14:30`. */
export function inIndia(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16);
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return 'None.\n';
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return `${all
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}

export function tellDonations(rows: TransactionRow[]): string {
  return table(
    ['REFERENCE', 'BEGUN', 'STATE', 'AMOUNT', 'GIVEN BACK', 'FOR'],
    rows.map((row) => [
      row.tranId,
      inIndia(row.createdAt),
      row.state,
      formatPaise(row.amount),
      row.refunded > 0 ? formatPaise(row.refunded) : '-',
      destination(row),
    ]),
  );
}

function destination({ projectId, programmeId, purpose }: TransactionRow): string {
  if (projectId !== null) return `project ${projectId}`;
  return programmeId === null ? (purpose ?? '-') : `programme ${programmeId}`;
}

export function tellDueRefunds(rows: Awaited<ReturnType<typeof listDueRefunds>>): string {
  return table(
    ['REFUND', 'SINCE', 'STATE', 'REFERENCE', 'PAYMENT', 'AMOUNT', 'WHY'],
    rows.map((row) => [
      row.id,
      inIndia(row.createdAt),
      row.state,
      row.tranId ?? '-',
      row.paymentId,
      formatPaise(row.amount),
      row.reason,
    ]),
  );
}

export function tellQuarantine(rows: Awaited<ReturnType<typeof listQuarantine>>): string {
  return table(
    ['SINCE', 'WHY', 'PAYMENT', 'ORDER', 'REFERENCE', 'AMOUNT', 'TOLD BY'],
    rows.map((row) => [
      inIndia(row.at),
      row.why,
      row.paymentId,
      row.orderId ?? '-',
      row.tranId ?? '-',
      row.currency === 'INR' ? formatPaise(row.amount) : `${row.amount} ${row.currency}`,
      row.cause,
    ]),
  );
}

export function tellDonation(row: TransactionRow, history: History): string {
  const { receipt } = history;
  const facts: [name: string, value: string | null | undefined][] = [
    ['Reference', row.tranId],
    ['State', row.state],
    ['Amount', formatPaise(row.amount)],
    ['Given back', row.refunded > 0 ? formatPaise(row.refunded) : undefined],
    ['For', destination(row)],
    ['Donor', [row.firstName, row.phone, row.email].filter(Boolean).join(', ')],
    ['Address', row.address],
    ['PAN', row.pan],
    ['Anonymous', row.anonymous ? 'yes' : undefined],
    ['Paid by', row.provider && `${row.provider}${row.live === false ? ' (test keys)' : ''}`],
    ['Order', row.orderId],
    ['Why it failed', row.failureReason],
    ['Asked again', row.checkDueAt && inIndia(row.checkDueAt)],
    ['Receipt', receipt && `${receiptNumber(receipt)}${receipt.cancelledAt ? ' (cancelled)' : ''}`],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`${name.padEnd(14)}${value}\n`] : []));
  const parts: [title: string, rows: string[]][] = [
    [
      'Payments',
      history.payments.map(
        ({ firstSeenAt, paymentId, status, part, amount }) =>
          `${inIndia(firstSeenAt)}  ${paymentId}  ${status}, ${part}  ${formatPaise(amount)}`,
      ),
    ],
    [
      'Refunds',
      history.refunds.map(
        ({ createdAt, id, state, amount, askedBy, reason }) =>
          `${inIndia(createdAt)}  ${id}  ${state}  ${formatPaise(amount)}  by ${askedBy}: ${reason}`,
      ),
    ],
    [
      'Mails',
      history.mails.map(
        ({ createdAt, kind, outcome, attempts }) =>
          `${inIndia(createdAt)}  ${kind}  ${outcome ?? `waits after ${attempts} tries`}`,
      ),
    ],
    [
      'History',
      history.moves.map(
        ({ at, fromState, toState, cause, causeId }) =>
          `${inIndia(at)}  ${fromState} → ${toState}  ${[cause, causeId].filter(Boolean).join(' ')}`,
      ),
    ],
  ];
  return [
    lines.join(''),
    ...parts.flatMap(([title, rows]) => (rows.length > 0 ? [`\n${title}\n  ${rows.join('\n  ')}\n`] : [])),
  ].join('');
}

/** What came of a refund, and the exit code. */
export function tellRefund(made: RefundOutcome): { words: string; code: number } {
  switch (made.outcome) {
    case 'asked':
      if (made.refund.state === 'failed') {
        return { words: `Refund ${made.refund.id} failed. The same command asks for another one.`, code: 1 };
      }
      return {
        words: `Refund ${made.refund.id} of ${formatPaise(made.refund.amount)}: ${made.refund.state}.`,
        code: 0,
      };
    case 'unreachable':
      return {
        words: `The provider does not answer. Refund ${made.refund.id} is kept and goes on by itself.`,
        code: 0,
      };
    case 'refused':
      return {
        words: `The provider refused refund ${made.refund.id}. Look at the payment on its own pages.`,
        code: 1,
      };
    case 'too-much':
      return { words: `Only ${formatPaise(made.left)} of this payment is left.`, code: 1 };
    case 'other-refund':
      return { words: 'This key stands for another refund. Choose another --key.', code: 1 };
    case 'by-bank':
      return {
        words:
          'This came by the bank’s gateway, which gives money back on its own pages only. Once it has, add --given-back.',
        code: 1,
      };
    case 'not-by-bank':
      return { words: 'The card provider tells of its refunds itself: leave --given-back out.', code: 1 };
    case 'no-such-payment':
      return { words: 'There is no captured payment to give back.', code: 1 };
  }
}

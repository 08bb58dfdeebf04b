import { TransactionStatus, type PaymentStatus } from '@trust/shared/contract/payments';
import type { Http } from '@trust/shared/http';
import { wait } from '@trust/shared/http/wait';

/** Pauses between tries to tell the server of a payment, in ms: after them its own knowledge must do. */
const PAUSES = [1_000, 2_000, 4_000];

export type PaymentReport =
  | { readonly status: 'SUCCESS'; readonly paymentId: string; readonly signature: string }
  | { readonly status: 'FAILED'; readonly paymentId?: string | undefined };

/** Tells the server what the pop-up said, once; undefined when no answer came, or one of a server in trouble. */
export async function reportPayment(
  http: Http,
  tranId: string,
  report: PaymentReport,
): Promise<PaymentStatus | 'refused' | undefined> {
  const body = { tran_id: tranId, ...report };
  const reply = await http.send(
    { base: 'payments', path: 'update-trans-status', method: 'POST', body },
    TransactionStatus,
  );
  if (reply.kind === 'ok') return reply.data.status;
  return reply.kind === 'refused' && reply.status < 500 && reply.status !== 429 ? 'refused' : undefined;
}

/** Tells it again while no answer comes, ever more seldom. Ends in any case: the page that follows asks the server. */
export async function reportPaid(http: Http, tranId: string, report: PaymentReport): Promise<void> {
  for (const ms of [...PAUSES, undefined]) {
    if ((await reportPayment(http, tranId, report)) !== undefined || ms === undefined) return;
    await wait(ms);
  }
}

import { TransactionStatus, type PaymentStatus } from '@trust/shared/contract/donations/payments';
import type { Http } from '@trust/shared/http';
import { wait } from '@trust/shared/http/wait';

/** After the last retry the server learns of the payment from the provider alone. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];

export type PaymentReport =
  | { readonly status: 'SUCCESS'; readonly paymentId: string; readonly signature: string }
  | { readonly status: 'FAILED'; readonly paymentId?: string | undefined };

/** Reports the pop-up's result once; undefined when no answer came, or one that allows another try (5xx, 429). */
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
  if (reply.outcome === 'ok') return reply.data.status;
  return reply.outcome === 'refused' && reply.status < 500 && reply.status !== 429 ? 'refused' : undefined;
}

/** Repeats the report until there is an answer, and then gives up: the page that follows polls the server. */
export async function reportPaymentWithRetries(
  http: Http,
  tranId: string,
  report: PaymentReport,
): Promise<void> {
  for (const ms of [...RETRY_DELAYS_MS, undefined]) {
    if ((await reportPayment(http, tranId, report)) !== undefined || ms === undefined) return;
    await wait(ms);
  }
}

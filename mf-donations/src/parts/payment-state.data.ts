import { NoSuchThing, Unavailable, type Http } from '@trust/shared/http';
import { calls } from './load-calls.ts';
import type { PaymentState } from './payment-state.rules.ts';

/** What the server knows of a payment. Nothing that may happen makes it throw. */
export function paymentStateQuery(http: Http, tranId: string) {
  return { queryKey: ['payment-state', tranId], queryFn: () => readPaymentState(http, tranId) };
}

async function readPaymentState(http: Http, tranId: string): Promise<PaymentState> {
  try {
    const { readPaymentStatus } = await calls.paymentStatus();
    return await readPaymentStatus(http, tranId);
  } catch (error) {
    if (error instanceof NoSuchThing) return 'UNKNOWN';
    if (error instanceof Unavailable) return 'UNREACHABLE';
    throw error;
  }
}

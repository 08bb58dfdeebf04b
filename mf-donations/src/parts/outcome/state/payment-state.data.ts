import { NotFoundError, UnavailableError, type Http } from '@trust/shared/http';
import { apiCalls } from '../../api-calls/load-calls.ts';
import type { PaymentState } from './payment-state.rules.ts';

/** A payment's state. An unknown reference and an unreachable server are states, not errors. */
export function paymentStateQuery(http: Http, tranId: string) {
  return { queryKey: ['payment-state', tranId], queryFn: () => readPaymentState(http, tranId) };
}

async function readPaymentState(http: Http, tranId: string): Promise<PaymentState> {
  try {
    const { readPaymentStatus } = await apiCalls.paymentStatus();
    return await readPaymentStatus(http, tranId);
  } catch (error) {
    if (error instanceof NotFoundError) return 'UNKNOWN';
    if (error instanceof UnavailableError) return 'UNREACHABLE';
    throw error;
  }
}

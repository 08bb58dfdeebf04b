import { StatusAnswer, TranId } from '@trust/shared/contract/payments';
import { NoSuchThing, Unavailable, type Http } from '@trust/shared/http';
import * as z from 'zod/mini';
import type { PaymentState } from './payment-state.rules.ts';

/** What the server knows of a payment. Nothing that may happen makes it throw. */
export function paymentStateQuery(http: Http, tranId: string) {
  return { queryKey: ['payment-state', tranId], queryFn: () => readPaymentState(http, tranId) };
}

async function readPaymentState(http: Http, tranId: string): Promise<PaymentState> {
  if (!z.safeParse(TranId, tranId).success) return 'UNKNOWN';
  const request = {
    base: 'payments',
    path: 'status',
    method: 'POST',
    body: { tran_id: tranId },
  } as const;
  try {
    return (await http.read(request, StatusAnswer)).status;
  } catch (error) {
    if (error instanceof NoSuchThing) return 'UNKNOWN';
    if (error instanceof Unavailable) return 'UNREACHABLE';
    throw error;
  }
}

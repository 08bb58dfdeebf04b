import { StatusResponse, TranId } from '@trust/shared/contract/donations/payments';
import { NotFoundError, type Http } from '@trust/shared/http';
import * as z from 'zod/mini';
import { stateOf, type PaymentState } from '../outcome/state/payment-state.rules.ts';

/** Reads a payment's state; throws NotFoundError for an unknown reference, UnavailableError when the server is out of reach. */
export async function readPaymentStatus(http: Http, tranId: string): Promise<PaymentState> {
  if (!z.safeParse(TranId, tranId).success) throw new NotFoundError(tranId);
  const body = { tran_id: tranId };
  return stateOf(await http.read({ base: 'payments', path: 'status', method: 'POST', body }, StatusResponse));
}

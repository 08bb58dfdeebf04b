import { StatusAnswer, TranId, type PaymentStatus } from '@trust/shared/contract/payments';
import { NoSuchThing, type Http } from '@trust/shared/http';
import * as z from 'zod/mini';

/** What the server knows of a payment; throws NoSuchThing where it knows of none, Unavailable when it cannot be asked. */
export async function readPaymentStatus(http: Http, tranId: string): Promise<PaymentStatus> {
  if (!z.safeParse(TranId, tranId).success) throw new NoSuchThing(tranId);
  const body = { tran_id: tranId };
  return (await http.read({ base: 'payments', path: 'status', method: 'POST', body }, StatusAnswer)).status;
}

import { StatusResponse, TranId, type PaymentStatus } from '@trust/shared/contract/donations/payments';
import { NotFoundError, type Http } from '@trust/shared/http';
import * as z from 'zod/mini';

/** Reads a payment's status; throws NotFoundError for an unknown reference, UnavailableError when the server is out of reach. */
export async function readPaymentStatus(http: Http, tranId: string): Promise<PaymentStatus> {
  if (!z.safeParse(TranId, tranId).success) throw new NotFoundError(tranId);
  const body = { tran_id: tranId };
  return (await http.read({ base: 'payments', path: 'status', method: 'POST', body }, StatusResponse)).status;
}

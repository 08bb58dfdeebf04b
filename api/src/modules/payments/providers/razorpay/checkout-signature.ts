import { isPaymentId, isSignedWith } from '../signatures.ts';

/** Whether the checkout's signature proves that this payment was made for this order of ours. */
export function isCheckoutSignatureValid(
  secret: string,
  orderId: string,
  paymentId: unknown,
  signature: unknown,
): boolean {
  return isPaymentId(paymentId) && isSignedWith(secret, `${orderId}|${paymentId}`, signature);
}

import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/;
/** Without a bar: `a|b` signed with `c` would otherwise be `a` signed with `b|c`. */
const PAYMENT_ID = /^[A-Za-z0-9_]{1,64}$/;

/** The lower-case hex HMAC-SHA256 of a message. */
export function hmac(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Whether a signature is this message's, compared in constant time. False for a value that is no signature. */
export function isSignedWith(secret: string, message: string | Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !HEX_SHA256.test(signature)) return false;
  return timingSafeEqual(Buffer.from(hmac(secret, message), 'hex'), Buffer.from(signature, 'hex'));
}

/** Whether a value can be a payment's id at the card provider. */
export function isPaymentId(value: unknown): value is string {
  return typeof value === 'string' && PAYMENT_ID.test(value);
}

import { createHmac } from 'node:crypto';

// Written by the providers' documents and not taken from the api, so that the two cannot be wrong in the same way.

/** Razorpay's signature of a checkout (`order|payment`) or of a webhook's body: HMAC-SHA256 in hex. */
export function signForRazorpay(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message, 'utf8').digest('hex');
}

export type BankKeys = { passCode: string; hashKey: string };

/** The bank's hash of a form that a browser brings: over the request's fields in this order. */
export function hashBankRequest({ hashKey, passCode }: BankKeys, form: Record<string, string>): string {
  const { user_code, charge_code, request_type, tran_id, amount, currency, return_url } = form;
  const values = [user_code, charge_code, request_type, tran_id, amount, currency, return_url];
  return createHmac('sha256', hashKey)
    .update(['request', passCode, ...values].join('|'))
    .digest('hex');
}

/** The bank's hash of its answer. */
export function hashBankAnswer({ hashKey, passCode }: BankKeys, answer: Record<string, string>): string {
  const { user_code, tran_id, amount, currency, status, bank_reference } = answer;
  const values = [user_code, tran_id, amount, currency, status, bank_reference];
  return createHmac('sha256', hashKey)
    .update(['answer', passCode, ...values].join('|'))
    .digest('hex');
}

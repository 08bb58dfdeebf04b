import * as z from 'zod/mini';
import type { CardReturn, HostedForm, HostedOrder } from '../card-provider.ts';

const HOSTED_URL = 'https://api.razorpay.com/v1/checkout/embedded';

/** The form of Razorpay's hosted checkout. `action` replaces its address. */
export function createHostedForm(
  keyId: string,
  { orderId, amount, name, description, donor, returnUrl, cancelUrl }: HostedOrder,
  action = HOSTED_URL,
): HostedForm {
  const fields = {
    key_id: keyId,
    order_id: orderId,
    amount: String(amount),
    currency: 'INR',
    name,
    description,
    'prefill[name]': donor.name,
    'prefill[contact]': donor.phone,
    'prefill[email]': donor.email,
    callback_url: returnUrl,
    cancel_url: cancelUrl,
  };
  return { action, fields };
}

/** An id of the provider's. */
const RecordId = z.string().check(z.regex(/^\w{1,64}$/));

const PaidReturn = z.object({
  razorpay_order_id: RecordId,
  razorpay_payment_id: RecordId,
  razorpay_signature: z.string(),
});
const FailedReturn = z.object({
  'error[metadata]': z.pipe(z.string(), z.transform(readOrderId)),
  // It becomes part of an address, so only a code of the provider's is accepted.
  'error[reason]': z.catch(z.string().check(z.regex(/^[a-z_]{1,60}$/)), 'declined'),
});

/** Reads what the hosted checkout posts back; undefined when it names no order. */
export function readHostedReturn(fields: unknown): CardReturn | undefined {
  const { data: paid } = PaidReturn.safeParse(fields);
  if (paid) {
    return {
      outcome: 'paid',
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    };
  }
  const { data: failed } = FailedReturn.safeParse(fields);
  if (failed?.['error[metadata]'] === undefined) return undefined;
  return { outcome: 'failed', orderId: failed['error[metadata]'], reason: failed['error[reason]'] };
}

function readOrderId(metadata: string): string | undefined {
  try {
    const { data } = z.object({ order_id: RecordId }).safeParse(JSON.parse(metadata));
    return data?.order_id;
  } catch {
    return undefined;
  }
}

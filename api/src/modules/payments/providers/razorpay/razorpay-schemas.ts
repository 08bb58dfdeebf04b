import * as z from 'zod/mini';
import { PAYMENT_METHODS, type PaymentFacts, type RefundFacts } from '../card-provider.ts';

/** An id as the provider makes them. */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/));
/** A text that the database can hold; any other is read as none. */
const optionalText = z.catch(
  z.optional(
    z.nullable(
      z.string().check(
        z.maxLength(500),
        z.refine((text) => !text.includes('\0')),
      ),
    ),
  ),
  undefined,
);

/** The year 2100: later ones are no moments of payments. */
const LATEST_SECONDS = 4_102_444_800;

/** The fields of the provider's records that we read. The provider may add others at any time. */
export const RazorpayPayment = z.object({
  id: Id,
  order_id: z.optional(z.nullable(Id)),
  amount: z.coerce.number().check(z.int(), z.nonnegative()),
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.optional(z.nullable(z.boolean())),
  error_reason: optionalText,
  /** Others, such as a bank transfer, are read as none. */
  method: z.catch(z.optional(z.enum([...PAYMENT_METHODS, 'emi'])), undefined),
  /** Seconds since 1970. */
  created_at: z.optional(z.nullable(z.int().check(z.positive(), z.maximum(LATEST_SECONDS)))),
});
export const RazorpayRefund = z.object({
  id: Id,
  payment_id: Id,
  amount: z.coerce.number().check(z.int(), z.positive()),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: optionalText,
});
export const RazorpayOrder = z.object({
  id: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  receipt: optionalText,
});

/** A `refunded` payment that was never captured has failed: the provider released the authorisation by itself. */
export function toPaymentFacts(payment: z.output<typeof RazorpayPayment>): PaymentFacts {
  return {
    paymentId: payment.id,
    orderId: payment.order_id ?? '',
    amount: payment.amount,
    currency: payment.currency,
    status: toPaymentStatus(payment),
    reason: payment.error_reason ?? undefined,
    method: payment.method === 'emi' ? 'card' : payment.method,
    paidAt: payment.created_at ? new Date(payment.created_at * 1000) : undefined,
  };
}

function toPaymentStatus({ status, captured }: z.output<typeof RazorpayPayment>): PaymentFacts['status'] {
  switch (status) {
    case 'created':
    case 'failed':
    case 'captured':
      return status;
    case 'authorized':
      return 'authorised';
    case 'refunded':
      return captured ? 'captured' : 'failed';
  }
}

export function toRefundFacts(refund: z.output<typeof RazorpayRefund>): RefundFacts {
  return {
    refundId: refund.id,
    paymentId: refund.payment_id,
    amount: refund.amount,
    status: refund.status,
    receipt: refund.receipt ?? undefined,
  };
}

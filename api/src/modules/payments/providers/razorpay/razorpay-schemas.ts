import * as z from 'zod/mini';
import { PAYMENT_METHODS, type PaymentFacts, type RefundFacts } from '../../ledger/payment-facts.ts';
import type { DisputeFacts, DisputeStatus } from '../../ledger/disputes/dispute-facts.ts';

/** An id as the provider makes them. */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/));
/** A sum that an event may state; one that cannot be read counts as not stated. */
const optionalPaise = z.catch(
  z.optional(z.nullable(z.coerce.number().check(z.int(), z.nonnegative()))),
  undefined,
);
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
/** Seconds since 1970. */
const Seconds = z.int().check(z.positive(), z.maximum(LATEST_SECONDS));
const Currency = z.string().check(z.regex(/^[A-Za-z]{3}$/));

/** The fields of the provider's records that we read. The provider may add others at any time. */
export const RazorpayPayment = z.object({
  id: Id,
  order_id: z.optional(z.nullable(Id)),
  amount: z.coerce.number().check(z.int(), z.nonnegative()),
  currency: Currency,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.optional(z.nullable(z.boolean())),
  error_reason: optionalText,
  /** Others, such as a bank transfer, are read as none. */
  method: z.catch(z.optional(z.enum([...PAYMENT_METHODS, 'emi'])), undefined),
  created_at: z.optional(z.nullable(Seconds)),
  /** `customer`: `amount` holds `fee`, which the donor pays to the provider on top of the order's amount. */
  fee_bearer: optionalText,
  fee: optionalPaise,
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

/** The provider's codes, such as `chargeback_authorization`. */
const Code = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 _./-]{0,99}$/));
/** Only id, payment and amount are asked for: of a dispute in a form of tomorrow staff must hear too. */
export const RazorpayDispute = z.object({
  id: Id,
  payment_id: Id,
  amount: z.coerce.number().check(z.int(), z.positive()),
  currency: z.catch(z.optional(Currency), undefined),
  amount_deducted: optionalPaise,
  reason_code: z.catch(z.optional(z.nullable(Code)), undefined),
  phase: z.catch(z.optional(z.nullable(Code)), undefined),
  status: z.catch(z.optional(z.string()), undefined),
  respond_by: z.catch(z.optional(z.nullable(Seconds)), undefined),
});
/** When an event was made, where it says so. */
export const EventSeconds = z.catch(z.optional(Seconds), undefined);

/** A `refunded` payment that was never captured has failed: the provider released the authorisation by itself. */
export function toPaymentFacts(payment: z.output<typeof RazorpayPayment>): PaymentFacts {
  const isFeeOnTop = payment.fee_bearer === 'customer';
  const stated = payment.fee ?? 0;
  const fee = isFeeOnTop && stated < payment.amount ? stated : 0;
  const status = toPaymentStatus(payment);
  return {
    paymentId: payment.id,
    orderId: payment.order_id ?? '',
    amount: payment.amount - fee,
    ...(fee > 0 && { fee }),
    currency: payment.currency,
    // Without its fee the sum is not known yet: it is one more attempt until the provider states both.
    status: isFeeOnTop && fee === 0 && status === 'authorised' ? 'created' : status,
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

const DISPUTE_EVENT_STATUS: Readonly<Record<string, DisputeStatus>> = {
  created: 'open',
  under_review: 'under-review',
  action_required: 'action-required',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

/**
 * `event` is the last word of the event's name. One that is `closed` may say in its status how it ended. The provider's
 * documentation has `amount_deducted` as 0 until a dispute is lost: a lost one that states 0, or nothing, has not said what
 * was taken, and counts as all that was asked.
 */
export function toDisputeFacts(
  dispute: z.output<typeof RazorpayDispute>,
  event: string,
  at: Date,
): DisputeFacts {
  const isEnd = event === 'closed' && (dispute.status === 'won' || dispute.status === 'lost');
  const status = DISPUTE_EVENT_STATUS[isEnd ? (dispute.status ?? event) : event] ?? 'open';
  return {
    disputeId: dispute.id,
    paymentId: dispute.payment_id,
    amount: dispute.amount,
    currency: dispute.currency?.toUpperCase(),
    phase: dispute.phase ?? undefined,
    status,
    at,
    lost: status === 'lost' ? dispute.amount_deducted || dispute.amount : 0,
    isLossStated: status === 'lost' && (dispute.amount_deducted ?? 0) > 0,
    reason: dispute.reason_code ?? undefined,
    respondBy: dispute.respond_by ? new Date(dispute.respond_by * 1000) : undefined,
  };
}

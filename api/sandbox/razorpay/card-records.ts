import * as z from 'zod/mini';

export const SandboxOrder = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  amount_paid: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int(),
  created_at: z.int(),
});
export type SandboxOrder = z.infer<typeof SandboxOrder>;

/** The ways to pay that a checkout offers, by the provider's names. */
export const PaymentMethod = z.enum(['upi', 'card', 'netbanking', 'wallet']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const text = z.nullable(z.string());
export const SandboxPayment = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string(),
  method: PaymentMethod,
  captured: z.boolean(),
  amount_refunded: z.int(),
  error_code: text,
  error_description: text,
  error_source: text,
  error_step: text,
  error_reason: text,
  created_at: z.int(),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

export const SandboxRefund = z.object({
  id: z.string(),
  entity: z.literal('refund'),
  amount: z.int(),
  currency: z.string(),
  payment_id: z.string(),
  receipt: text,
  status: z.enum(['pending', 'processed', 'failed']),
  created_at: z.int(),
});
export type SandboxRefund = z.infer<typeof SandboxRefund>;

export const SandboxDisputeStatus = z.enum([
  'open',
  'under_review',
  'action_required',
  'won',
  'lost',
  'closed',
]);
export type SandboxDisputeStatus = z.infer<typeof SandboxDisputeStatus>;
export const SandboxDispute = z.object({
  id: z.string(),
  entity: z.literal('dispute'),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  amount_deducted: z.int(),
  reason_code: z.string(),
  respond_by: z.int(),
  status: SandboxDisputeStatus,
  phase: z.string(),
  created_at: z.int(),
});
export type SandboxDispute = z.infer<typeof SandboxDispute>;

/** An event that a webhook reports. */
export type SandboxEvent = {
  event: string;
  order?: SandboxOrder;
  payment: SandboxPayment;
  refund?: SandboxRefund;
  dispute?: SandboxDispute;
  /** Seconds since 1970; missing for the moment at which it is sent. */
  created_at?: number;
};

import * as z from 'zod/mini';
import type { DonationForm } from './donation-form.rules.ts';

const InHand = z.object({
  /** What was typed when it was begun: another amount or donor is another donation. */
  content: z.string(),
  tranId: z.optional(z.string()),
  isRecorded: z.optional(z.boolean()),
  orderId: z.optional(z.string()),
});
/** A donation that was begun and is not paid, as far as it came. */
export type InHand = z.output<typeof InHand>;

/** What a tab keeps of a donation that is not paid. */
export const Draft = z.object({
  nid: z.string(),
  form: z.object({
    amount: z.string(),
    firstName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    pan: z.string(),
    anonymous: z.boolean(),
  } satisfies Record<keyof DonationForm, z.ZodMiniType>),
  inHand: InHand,
});
export type Draft = z.output<typeof Draft>;

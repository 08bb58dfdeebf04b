import * as z from 'zod/mini';

/** What the pop-up tells the page around it. */
export const CheckoutMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid'), response: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('payment-failed'), error: z.unknown() }),
  z.object({ kind: z.literal('lost') }),
  z.object({ kind: z.literal('dismiss') }),
]);
export type CheckoutMessage = z.infer<typeof CheckoutMessage>;

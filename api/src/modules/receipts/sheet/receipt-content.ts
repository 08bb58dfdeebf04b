import { LocalisedText } from '@trust/shared/contract/language';
import { TaxLaw } from '@trust/shared/contract/trust';
import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../../payments/ledger/index.ts';

/**
 * The stored content of a receipt: what others than the donor may change later. Missing parts are those that the trust's
 * file or the provider did not name.
 */
export const ReceiptContent = z.object({
  /** Changes with every change of template or words that a receipt which somebody has must not follow. */
  layout: z.literal(1),
  trust: z.object({
    name: LocalisedText,
    address: z.array(LocalisedText),
    phones: z.array(z.string()),
    email: z.string(),
    section80G: z.string(),
    section12A: z.string(),
    pan: z.optional(z.string()),
    section80GDate: z.optional(z.string()),
    section80GValid: z.optional(z.object({ from: z.string(), until: z.string() })),
    law: z.optional(TaxLaw),
    /** SHA-256 of its SVG. */
    logo: z.optional(z.string()),
  }),
  gift: z.nullable(LocalisedText),
  method: z.optional(z.enum(PAYMENT_METHODS)),
});
export type ReceiptContent = z.infer<typeof ReceiptContent>;

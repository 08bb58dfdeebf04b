import { LocalisedText } from '@trust/shared/contract/language';
import { TaxLaw } from '@trust/shared/contract/trust';
import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../../payments/index.ts';

const trust = {
  name: LocalisedText,
  address: z.array(LocalisedText),
  phones: z.array(z.string()),
  email: z.string(),
  section80G: z.string(),
  section12A: z.string(),
  pan: z.optional(z.string()),
};

/** The stored content of receipts that were first printed before they had two languages. */
const FirstLayoutContent = z.object({ trust: z.object(trust), gift: z.nullable(LocalisedText) });
export type FirstLayoutContent = z.infer<typeof FirstLayoutContent>;

/**
 * The stored content of a receipt: what others than the donor may change later. Missing parts are those that the trust's
 * file or the provider did not name.
 */
const SecondLayoutContent = z.object({
  /** Changes with every change of template or words that a receipt which somebody has must not follow. */
  layout: z.literal(2),
  trust: z.object({
    ...trust,
    section80GDate: z.optional(z.string()),
    section80GValid: z.optional(z.object({ from: z.string(), until: z.string() })),
    law: z.optional(TaxLaw),
    /** SHA-256 of its SVG. */
    logo: z.optional(z.string()),
  }),
  gift: z.nullable(LocalisedText),
  method: z.optional(z.enum(PAYMENT_METHODS)),
});
export type SecondLayoutContent = z.infer<typeof SecondLayoutContent>;

export const ReceiptContent = z.union([SecondLayoutContent, FirstLayoutContent]);
export type ReceiptContent = z.infer<typeof ReceiptContent>;

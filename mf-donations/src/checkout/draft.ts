import * as z from 'zod/mini';
import type { DonationForm } from './donation-form.rules.ts';

const KEY = 'donations:draft';

const InHand = z.object({
  /** What was typed when it was begun: another amount or donor is another donation. */
  content: z.string(),
  tranId: z.optional(z.string()),
  isRecorded: z.optional(z.boolean()),
  orderId: z.optional(z.string()),
});
/** A donation that was begun and is not paid, as far as it came. */
export type InHand = z.output<typeof InHand>;

const Draft = z.object({
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

/** Keeps what was typed and begun for this tab, so that a failed payment is tried again without typing anew. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the form still holds it while it stands.
  }
}

/** What this tab kept of a donation to this project or fund. */
export function readDraft(nid: string): Draft | undefined {
  try {
    const { data } = z.safeParse(Draft, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return data?.nid === nid ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: the donation is paid. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing kept where nothing can be.
  }
}

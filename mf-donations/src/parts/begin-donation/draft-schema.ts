import { readDonationForm } from '@trust/shared/contract/donations/donation-fields';
import * as z from 'zod/mini';

const DonationProgress = z.object({
  /** What was typed when it was begun. Another amount or donor makes another donation. */
  content: z.string(),
  tranId: z.optional(z.string()),
  isRecorded: z.optional(z.boolean()),
  orderId: z.optional(z.string()),
});
/** The steps that are done for a donation that is not paid yet. */
export type DonationProgress = z.output<typeof DonationProgress>;

/** The form of an unpaid donation: what an earlier release stored without a newer field is read as well. */
const StoredForm = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((values) => readDonationForm({ get: (name) => values[name] })),
);

/** An unpaid donation in the tab's storage. Its field names are stored, so that earlier releases can read them. */
export const Draft = z.object({ nid: z.string(), form: StoredForm, inHand: DonationProgress });
export type Draft = z.output<typeof Draft>;

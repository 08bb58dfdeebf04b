import * as z from 'zod/mini';

/** A form that was sent without a script and not taken: what was typed, the status of the refusal, and its reasons. */
export const PostedForm = z.object({
  values: z.record(z.string(), z.string()),
  status: z.int(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type PostedForm = z.infer<typeof PostedForm>;

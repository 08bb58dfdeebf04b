import * as z from 'zod/mini';
import { FormFields } from './form-fields.ts';

/** A form that was posted without scripts and refused: what was typed, the HTTP status, and the field errors. */
export const PostedForm = z.object({
  values: FormFields,
  status: z.int(),
  /** The refusal as a whole, in the visitor's language. */
  detail: z.optional(z.string()),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type PostedForm = z.infer<typeof PostedForm>;

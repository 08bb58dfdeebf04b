import * as z from 'zod/mini';

/** The body of every error answer (RFC 9457, `application/problem+json`). `detail` is the text for the visitor. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;

import * as z from 'zod/mini';

/** The headers of a call that may be sent again: under the same key it takes effect once. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{8,100}$/))),
});

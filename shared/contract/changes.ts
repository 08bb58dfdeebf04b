import * as z from 'zod/mini';

/** What the api tells of its state. Whoever reads under the same `mark` reads the same; no order is in it. */
export const Changes = z.object({ mark: z.string().check(z.minLength(1)) });
export type Changes = z.infer<typeof Changes>;

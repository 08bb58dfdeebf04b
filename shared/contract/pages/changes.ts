import * as z from 'zod/mini';

/** Identifies the state of the api's content: reads under the same `mark` give the same. Marks have no order. */
export const ChangeMark = z.object({ mark: z.string().check(z.minLength(1)) });
export type ChangeMark = z.infer<typeof ChangeMark>;

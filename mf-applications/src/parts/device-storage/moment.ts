import * as z from 'zod/mini';

/** A moment as `Date.toISOString` writes it. */
export const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

import * as z from 'zod/mini';

/** Variables of the environment that payment providers have: a secret, and an address. */
export const secretVariable = z.optional(z.string().check(z.minLength(8, 'is too short for a secret')));
export const addressVariable = z.optional(z.url({ protocol: /^https?$/ }));

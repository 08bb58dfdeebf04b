import * as z from 'zod/mini';
import { addressVariable, secretVariable } from './variables.ts';

/** Razorpay's variables of the environment. */
export const RAZORPAY_VARIABLES = {
  RAZORPAY_KEY_ID: z.optional(
    z.string().check(z.regex(/^rzp_(live|test)_\w+$/, 'must begin with rzp_live_ or rzp_test_')),
  ),
  RAZORPAY_KEY_SECRET: secretVariable,
  RAZORPAY_WEBHOOK_SECRET: secretVariable,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: secretVariable,
  RAZORPAY_API_URL: addressVariable,
  RAZORPAY_HOSTED_URL: addressVariable,
};

import { RAZORPAY_VARIABLES } from './razorpay-variables.ts';

/** The variables of all card providers. */
export const CARD_VARIABLES = { ...RAZORPAY_VARIABLES };

import * as z from 'zod/mini';

/** The provider's codes for why a payment fails. */
export const FailureReason = z.enum([
  'payment_cancelled',
  'payment_timed_out',
  'insufficient_funds',
  'card_declined',
  'authentication_failed',
  'gateway_technical_error',
  'bank_technical_error',
  'server_error',
]);
export type FailureReason = z.infer<typeof FailureReason>;

type FailureDetails = { code: string; description: string; source: string; step: string };

export const FAILURES: Readonly<Record<FailureReason, FailureDetails>> = {
  payment_cancelled: {
    code: 'BAD_REQUEST_ERROR',
    description: 'You may have cancelled the payment or there was a delay in response from the UPI app.',
    source: 'customer',
    step: 'payment_authentication',
  },
  payment_timed_out: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment was unsuccessful as you could not complete it in time.',
    source: 'customer',
    step: 'payment_authentication',
  },
  insufficient_funds: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed due to insufficient balance in your account.',
    source: 'issuer_bank',
    step: 'payment_authorization',
  },
  card_declined: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was declined by the bank. Try another card or method.',
    source: 'issuer_bank',
    step: 'payment_authorization',
  },
  authentication_failed: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed because the OTP entered was incorrect.',
    source: 'customer',
    step: 'payment_authentication',
  },
  gateway_technical_error: {
    code: 'GATEWAY_ERROR',
    description: 'Payment failed due to a temporary issue. Try another method.',
    source: 'gateway',
    step: 'payment_authorization',
  },
  bank_technical_error: {
    code: 'GATEWAY_ERROR',
    description: 'Your bank could not process the payment just now.',
    source: 'issuer_bank',
    step: 'payment_authorization',
  },
  server_error: {
    code: 'SERVER_ERROR',
    description:
      'We are facing some trouble completing your request at the moment. Please try again shortly.',
    source: 'internal',
    step: 'payment_initiation',
  },
};

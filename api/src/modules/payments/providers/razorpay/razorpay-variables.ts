import type { RAZORPAY_VARIABLES } from '@trust/shared/contract/payment-providers/razorpay-variables';
import { ConfigError } from '../../../../config/config.ts';
import type { CardProvider } from '../card-provider.ts';
import { requireVariable, SANDBOX_IN_PRODUCTION } from '../provider-variables.ts';
import { createRazorpay } from './razorpay.ts';

type RazorpayVariables = Partial<Record<keyof typeof RAZORPAY_VARIABLES, string | undefined>>;

/** Creates the provider from the environment, where its key is set; throws ConfigError. */
export function readRazorpay(data: RazorpayVariables): CardProvider | undefined {
  const { RAZORPAY_KEY_ID: keyId } = data;
  if (keyId === undefined) return undefined;
  return createRazorpay({
    keyId,
    keySecret: requireVariable(data, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: requireVariable(data, 'RAZORPAY_WEBHOOK_SECRET'),
    previousWebhookSecret: data.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
    apiUrl: data.RAZORPAY_API_URL,
    hostedCheckoutUrl: data.RAZORPAY_HOSTED_URL,
  });
}

/** Throws ConfigError where no real money would move. */
export function rejectRazorpayTestMoney(data: RazorpayVariables): void {
  if (data.RAZORPAY_API_URL || data.RAZORPAY_HOSTED_URL) throw new ConfigError(SANDBOX_IN_PRODUCTION);
  if (data.RAZORPAY_KEY_ID?.startsWith('rzp_test_')) {
    throw new ConfigError(
      'RAZORPAY_KEY_ID: no money moves with a test key, so production does not start with it',
    );
  }
}

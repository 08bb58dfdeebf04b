import { readTrustFile } from '@trust/shared/releases/trust-file';
import { ConfigError, parseEnvironment } from './config.ts';
import { PaymentsEnvironment } from './environment.ts';
import { createBankGateway, createRazorpay, type PaymentSettings } from '../modules/payments/index.ts';

/** Reads the payment providers from the environment; throws ConfigError. A provider without settings is undefined. */
export function readPaymentsConfig(environment: NodeJS.ProcessEnv): PaymentSettings {
  const data = parseEnvironment(PaymentsEnvironment, environment);
  if (data.NODE_ENV === 'production') rejectTestMoney(data);
  return {
    card: readCardProvider(data),
    bank: readBankGateway(data),
    largestDonation: data.LARGEST_DONATION_RUPEES * 100,
    paymentsPerMinute: data.PAYMENTS_PER_MINUTE,
    prefixes:
      data.TRUST_CONFIG === undefined
        ? { donation: 'DON', solace: 'SOL' }
        : readTrustFile(data.TRUST_CONFIG).transactionPrefixes,
  };
}

function rejectTestMoney(data: PaymentsEnvironment): void {
  if (data.PAYMENTS_SANDBOX === 'on' || data.RAZORPAY_API_URL || data.RAZORPAY_HOSTED_URL) {
    throw new ConfigError(
      'PAYMENTS_SANDBOX: no money moves in the sandbox, so production does not start with it',
    );
  }
  if (data.RAZORPAY_KEY_ID?.startsWith('rzp_test_')) {
    throw new ConfigError(
      'RAZORPAY_KEY_ID: no money moves with a test key, so production does not start with it',
    );
  }
  for (const name of ['BANK_PAY_URL', 'BANK_MOBILE_PAY_URL', 'BANK_STATUS_URL'] as const) {
    const url = data[name] === undefined ? undefined : new URL(data[name]);
    if (url && (url.protocol !== 'https:' || url.pathname.startsWith('/sandbox/'))) {
      throw new ConfigError(`${name}: must be the bank's own page, by https, for production to start`);
    }
  }
}

function readCardProvider(data: PaymentsEnvironment): PaymentSettings['card'] {
  const { RAZORPAY_KEY_ID: keyId } = data;
  if (keyId === undefined) return undefined;
  return createRazorpay({
    keyId,
    keySecret: requireSetting(data, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: requireSetting(data, 'RAZORPAY_WEBHOOK_SECRET'),
    previousWebhookSecret: data.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
    apiUrl: data.RAZORPAY_API_URL,
    hostedCheckoutUrl: data.RAZORPAY_HOSTED_URL,
  });
}

function readBankGateway(data: PaymentsEnvironment): PaymentSettings['bank'] {
  if (data.BANK_MERCHANT_CODE === undefined) return undefined;
  const payUrl = requireSetting(data, 'BANK_PAY_URL');
  return createBankGateway(
    {
      merchantCode: data.BANK_MERCHANT_CODE,
      passCode: requireSetting(data, 'BANK_PASS_CODE'),
      hashKey: requireSetting(data, 'BANK_HASH_KEY'),
      payUrl,
      mobilePayUrl: data.BANK_MOBILE_PAY_URL ?? payUrl,
      statusUrl: data.BANK_STATUS_URL,
      live: data.PAYMENTS_SANDBOX === 'off',
    },
    `${data.SITE_URL.replace(/\/$/, '')}/payments/bank-return`,
  );
}

function requireSetting(data: PaymentsEnvironment, name: keyof PaymentsEnvironment): string {
  const value = data[name];
  if (typeof value !== 'string') throw new ConfigError(`${name}: is required to take payments`);
  return value;
}

import { LARGEST_DONATION } from '@trust/shared/contract/donations/amount';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import * as z from 'zod/mini';
import {
  BANK_VARIABLES,
  CARD_VARIABLES,
  readBankGateway,
  readCardProvider,
  rejectBankTestMoney,
  rejectCardTestMoney,
  SANDBOX_IN_PRODUCTION,
  type PaymentSettings,
} from '../modules/payments/index.ts';
import { ConfigError, parseEnvironment, wholeNumber } from './config.ts';

const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  SITE_URL: z._default(z.url(), 'http://localhost:8080'),
  TRUST_CONFIG: z.optional(z.string()),
  PAYMENTS_SANDBOX: z._default(z.enum(['on', 'off']), 'off'),
  PAYMENTS_PER_MINUTE: z.prefault(wholeNumber(1, 1_000_000), '60'),
  LARGEST_DONATION_RUPEES: z.prefault(wholeNumber(1, LARGEST_DONATION / 100), String(LARGEST_DONATION / 100)),
  ...CARD_VARIABLES,
  ...BANK_VARIABLES,
});

/** Reads the payment providers from the environment; throws ConfigError. A provider without settings is undefined. */
export function readPaymentsConfig(environment: NodeJS.ProcessEnv): PaymentSettings {
  const data = parseEnvironment(Environment, environment);
  if (data.NODE_ENV === 'production') {
    if (data.PAYMENTS_SANDBOX === 'on') throw new ConfigError(SANDBOX_IN_PRODUCTION);
    rejectCardTestMoney(data);
    rejectBankTestMoney(data);
  }
  return {
    card: readCardProvider(data),
    bank: readBankGateway(data, {
      returnUrl: `${data.SITE_URL.replace(/\/$/, '')}/payments/bank-return`,
      live: data.PAYMENTS_SANDBOX === 'off',
    }),
    largestDonation: data.LARGEST_DONATION_RUPEES * 100,
    paymentsPerMinute: data.PAYMENTS_PER_MINUTE,
    prefixes:
      data.TRUST_CONFIG === undefined
        ? { donation: 'DON', solace: 'SOL' }
        : readTrustFile(data.TRUST_CONFIG).transactionPrefixes,
  };
}

import { readTrustFile } from '@trust/shared/releases/trust-file';
import { ConfigError, parseEnvironment } from '../../../config/config.ts';
import { PaymentsEnvironment } from '../../../config/environment.ts';
import { readCardProvider, rejectCardTestMoney } from './card-providers.ts';
import type { PaymentSettings } from './deps.ts';
import { readBankGateway, rejectBankTestMoney } from './federal/bank-variables.ts';
import { SANDBOX_IN_PRODUCTION } from './provider-variables.ts';

/** Reads the payment providers from the environment; throws ConfigError. A provider without settings is undefined. */
export function readPaymentsConfig(environment: NodeJS.ProcessEnv): PaymentSettings {
  const data = parseEnvironment(PaymentsEnvironment, environment);
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

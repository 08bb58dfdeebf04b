import type { PaymentsEnvironment } from '../../../../config/environment.ts';
import { ConfigError } from '../../../../config/config.ts';
import type { BankGateway } from '../bank-gateway.ts';
import { requireVariable } from '../provider-variables.ts';
import { createBankGateway } from './bank-gateway.ts';

type BankVariables = Pick<PaymentsEnvironment, Extract<keyof PaymentsEnvironment, `BANK_${string}`>>;

/** Creates the bank's gateway from the environment, where its merchant code is set; throws ConfigError. */
export function readBankGateway(
  data: BankVariables,
  { returnUrl, live }: { returnUrl: string; live: boolean },
): BankGateway | undefined {
  if (data.BANK_MERCHANT_CODE === undefined) return undefined;
  const payUrl = requireVariable(data, 'BANK_PAY_URL');
  return createBankGateway(
    {
      merchantCode: data.BANK_MERCHANT_CODE,
      passCode: requireVariable(data, 'BANK_PASS_CODE'),
      hashKey: requireVariable(data, 'BANK_HASH_KEY'),
      payUrl,
      mobilePayUrl: data.BANK_MOBILE_PAY_URL ?? payUrl,
      statusUrl: data.BANK_STATUS_URL,
      live,
    },
    returnUrl,
  );
}

/** Throws ConfigError where an address is not the bank's own. */
export function rejectBankTestMoney(data: BankVariables): void {
  for (const name of ['BANK_PAY_URL', 'BANK_MOBILE_PAY_URL', 'BANK_STATUS_URL'] as const) {
    const url = data[name] === undefined ? undefined : new URL(data[name]);
    if (url && (url.protocol !== 'https:' || url.pathname.startsWith('/sandbox/'))) {
      throw new ConfigError(`${name}: must be the bank's own page, by https, for production to start`);
    }
  }
}

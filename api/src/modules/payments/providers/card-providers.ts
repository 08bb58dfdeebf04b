import type {
  CARD_VARIABLES,
  CardProviderName,
} from '@trust/shared/contract/payment-providers/card-providers';
import type { CardProvider } from './card-provider.ts';
import { readRazorpay, rejectRazorpayTestMoney } from './razorpay/razorpay-variables.ts';

type CardVariables = Partial<Record<keyof typeof CARD_VARIABLES, string | undefined>>;

type CardProviderReader = {
  /** Creates the provider where its key is set; throws ConfigError. */
  read(data: CardVariables): CardProvider | undefined;
  /** Throws ConfigError where no real money would move. */
  rejectTestMoney(data: CardVariables): void;
};

const READERS: Readonly<Record<CardProviderName, CardProviderReader>> = {
  razorpay: { read: readRazorpay, rejectTestMoney: rejectRazorpayTestMoney },
};

/** Creates the first card provider whose key is set. */
export function readCardProvider(data: CardVariables): CardProvider | undefined {
  for (const reader of Object.values(READERS)) {
    const provider = reader.read(data);
    if (provider) return provider;
  }
  return undefined;
}

export function rejectCardTestMoney(data: CardVariables): void {
  for (const reader of Object.values(READERS)) reader.rejectTestMoney(data);
}

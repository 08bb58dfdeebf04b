import { RAZORPAY_VARIABLES } from './razorpay-variables.ts';
import { RAZORPAY } from './razorpay.ts';

/** What gateway and supervisor need to know of a card provider. */
export interface CardProviderDescription {
  /** The variable with its public key, which pages get. The provider is used where it is set. */
  readonly keyVariable: string;
  /** The script that makes its pop-up, and the sandbox's instead of it. */
  readonly checkoutScript: string;
  readonly sandboxScript: string;
  /** Its own hosts, which a payment page must frame, call, show pictures of and post forms to. */
  readonly hosts: Readonly<Record<'frame' | 'connect' | 'image' | 'form', readonly string[]>>;
  /** What its ids of orders and payments look like. No reference of ours may look so. */
  readonly recordId: RegExp;
}

const DESCRIPTIONS = { razorpay: RAZORPAY };

/** The variables of the environment of all card providers. */
export const CARD_VARIABLES = { ...RAZORPAY_VARIABLES };

export type CardProviderName = keyof typeof DESCRIPTIONS;

/** The card providers that the site can take payments with; one at a time. */
export const CARD_PROVIDERS: Readonly<Record<CardProviderName, CardProviderDescription>> = DESCRIPTIONS;

export function isCardProviderName(name: unknown): name is CardProviderName {
  return typeof name === 'string' && Object.hasOwn(CARD_PROVIDERS, name);
}

/** The first card provider whose public key an environment has, with that key. */
export function findCardProvider(
  environment: Readonly<Record<string, string | undefined>>,
): { name: CardProviderName; keyId: string } | undefined {
  for (const name of Object.keys(CARD_PROVIDERS).filter(isCardProviderName)) {
    const keyId = environment[CARD_PROVIDERS[name].keyVariable];
    if (keyId) return { name, keyId };
  }
  return undefined;
}

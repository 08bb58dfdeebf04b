import type { CardProviderName } from './card-providers.ts';

// In a file of its own, so that a page loads no description.

/** The provider of a page whose configuration names none. */
export const DEFAULT_CARD_PROVIDER: CardProviderName = 'razorpay';

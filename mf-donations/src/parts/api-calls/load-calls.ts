import { UnavailableError } from '@trust/shared/http';

/** A chunk that fails to load counts as an unreachable network. */
export function throwUnavailable(error: unknown): never {
  throw new UnavailableError('The page could not load what makes its calls.', { cause: error });
}

/**
 * API calls in a chunk that the first call loads: a server-rendered page makes none on its first view. Each throws
 * UnavailableError when the chunk does not load.
 */
export const apiCalls = {
  projects: () => import(/* webpackChunkName: "calls" */ './read-projects.ts').catch(throwUnavailable),
  paymentStatus: () =>
    import(/* webpackChunkName: "calls" */ './read-payment-status.ts').catch(throwUnavailable),
  ownDonation: () =>
    import(/* webpackChunkName: "own-donation" */ './read-own-donation.ts').catch(throwUnavailable),
};

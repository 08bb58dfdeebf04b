import { Unavailable } from '@trust/shared/http';

/** A part of this page that does not arrive is a network without an answer. */
function isAway(error: unknown): never {
  throw new Unavailable('The page could not load what makes its calls.', { cause: error });
}

/**
 * What asks the server and reads its answers, loaded by the first call: where the server has drawn a page, the first
 * view asks nothing. Each throws Unavailable when it does not come.
 */
export const calls = {
  projects: () => import(/* webpackChunkName: "calls" */ './read-projects.ts').catch(isAway),
  paymentStatus: () => import(/* webpackChunkName: "calls" */ './read-payment-status.ts').catch(isAway),
};

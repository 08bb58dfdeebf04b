import type { Language } from '@trust/shared/contract/languages';
import type {
  DonationSummary,
  PaymentStatus,
  StatusResponse,
} from '@trust/shared/contract/donations/payments';
import {
  APP_PAYMENT_DONE_PATH,
  PAYMENT_CHECK_PATH,
  PAYMENT_SUCCESS_PATH,
  buildDeepPath,
} from '@trust/shared/contract/pages/paths';

/**
 * The server's status of a payment; `UNKNOWN`: it has no such reference, `UNREACHABLE`: it could not be asked. A gift that
 * its donor reported is `REPORTED` while it waits for the bank's statement, and `REJECTED` where that does not show it.
 */
export type PaymentState =
  PaymentStatus | 'PART_REFUNDED' | 'REFUNDED' | 'UNKNOWN' | 'UNREACHABLE' | 'REPORTED' | 'REJECTED';

/** The state of a status as the server tells it; an older release of the server tells no refund. */
export function stateOf({ status, reported, refunded }: StatusResponse): PaymentState {
  if (status === 'SUCCESS' && refunded) return refunded === 'all' ? 'REFUNDED' : 'PART_REFUNDED';
  if (!reported || status === 'SUCCESS') return status;
  return status === 'FAILED' ? 'REJECTED' : 'REPORTED';
}

/** Whether the money has arrived, also where it was refunded since. */
export function isPaid(state: PaymentState): state is 'SUCCESS' | 'PART_REFUNDED' | 'REFUNDED' {
  return state === 'SUCCESS' || state === 'PART_REFUNDED' || state === 'REFUNDED';
}

/** What a donor is shown of a payment; each has texts under `outcome.<stage>`. */
export type PaymentStage =
  'received' | 'refunded' | 'checking' | 'failed' | 'unknown' | 'reported' | 'rejected';

/**
 * `received` only where the server has the money. An unreachable server leaves a payment in `checking`. `donation` is what
 * its donor is told of it, and knows of a refund too.
 */
export function stageOf(
  state: PaymentState,
  donation?: Pick<DonationSummary, 'amount' | 'refunded'> | null,
): PaymentStage {
  switch (state) {
    case 'SUCCESS':
    case 'PART_REFUNDED':
      return donation && donation.refunded === donation.amount ? 'refunded' : 'received';
    case 'REFUNDED':
      return 'refunded';
    case 'NEW':
    case 'PENDING':
    case 'UNREACHABLE':
      return 'checking';
    case 'FAILED':
      return 'failed';
    case 'UNKNOWN':
      return 'unknown';
    case 'REPORTED':
      return 'reported';
    case 'REJECTED':
      return 'rejected';
  }
}

/** Two minutes in all: most payments are confirmed by then. */
const POLL_DELAYS_MS = [2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 40_000];

/** Ms until the next poll after so many answers; undefined when polling ends. */
export function pollDelay(answers: number): number | undefined {
  return POLL_DELAYS_MS[answers];
}

/** Whether a reference is a booking's and not a donation's; `prefix` begins bookings' references. */
export function isBooking(tranId: string, prefix: string): boolean {
  return tranId.startsWith(`${prefix}/`);
}

/**
 * The reference in a payment page's path, after its two names. It is read from the path and decoded once: a router
 * decodes twice and turns `%252F` into a slash.
 */
export function referenceIn({ pathname }: Pick<URL, 'pathname'>): string {
  const reference = pathname.split('/').slice(3).join('/').replace(/\/+$/, '');
  try {
    return decodeURIComponent(reference);
  } catch {
    // The address was cut off within an escape, so it names no payment.
    return reference;
  }
}

/** The page of a payment; a reference may hold slashes. */
export function outcomePath(tranId: string): string {
  return buildDeepPath(PAYMENT_SUCCESS_PATH, tranId);
}

/** The same page for apps. It names the language, since an app may store no cookie. */
export function pathInApp(tranId: string, lang: Language): string {
  return `${buildDeepPath(APP_PAYMENT_DONE_PATH, tranId)}?lang=${lang}`;
}

/** The page that looks a payment up, with its reference filled in where that is known. */
export function lookUpPath(tranId: string | undefined): string {
  const query = tranId === undefined ? '' : `?${new URLSearchParams({ tran: tranId }).toString()}`;
  return `${PAYMENT_CHECK_PATH}${query}`;
}

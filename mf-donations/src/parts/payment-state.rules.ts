import type { Language } from '@trust/shared/contract/language';
import type { PaymentStatus } from '@trust/shared/contract/payments';

/** What the server says of a payment; `UNKNOWN`: it has no such reference, `UNREACHABLE`: it could not be asked. */
export type PaymentState = PaymentStatus | 'UNKNOWN' | 'UNREACHABLE';

/** How a payment stands towards its donor; each has texts under `outcome.<standing>`. */
export type Standing = 'received' | 'checking' | 'failed' | 'unknown';

/** Only what the server knows to have arrived is received; what it could not be asked about is still being checked. */
export function standingOf(state: PaymentState): Standing {
  switch (state) {
    case 'SUCCESS':
      return 'received';
    case 'NEW':
    case 'PENDING':
    case 'UNREACHABLE':
      return 'checking';
    case 'FAILED':
      return 'failed';
    case 'UNKNOWN':
      return 'unknown';
  }
}

/** Two minutes in all: a payment that is on its way has mostly arrived by then. In ms. */
const WAITS = [2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 40_000];

/** How long to wait before a payment is asked about again, after so many answers; undefined once that is enough. */
export function waitAfter(answers: number): number | undefined {
  return WAITS[answers];
}

/** A booked place, and no gift; `prefix` is what bookings' references begin with. */
export function isBooking(tranId: string, prefix: string): boolean {
  return tranId.startsWith(`${prefix}/`);
}

/**
 * The reference in the address of a page that tells of a payment, which follows the page's two names. Decoded once: what
 * a router gives has every `%252F` turned into a slash.
 */
export function referenceIn({ pathname }: Pick<URL, 'pathname'>): string {
  const reference = pathname.split('/').slice(3).join('/').replace(/\/+$/, '');
  try {
    return decodeURIComponent(reference);
  } catch {
    // An address that was cut off within an escape names no payment.
    return reference;
  }
}

/** The page of a payment; a reference may hold slashes. */
export function outcomePath(tranId: string): string {
  return `/payments-complete/success/${pathOf(tranId)}`;
}

/** The same within an app, which may keep no cookie that says the language. */
export function pathInApp(tranId: string, lang: Language): string {
  return `/payments-mobile/done/${pathOf(tranId)}?lang=${lang}`;
}

function pathOf(tranId: string): string {
  return tranId.split('/').map(encodeURIComponent).join('/');
}

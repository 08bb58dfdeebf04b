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

/** A call that a bundle makes through the gateway is shorter, in characters. */
export const LONGEST_URL = 8_000;
export const LONGEST_BODY = 100_000;

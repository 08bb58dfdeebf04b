import type { Advice } from '../card-checkout.ts';

/** `BAD_REQUEST_ERROR`: the donor can correct it. `GATEWAY_ERROR`: the bank fails. `SERVER_ERROR`: it passes. */
export function adviceFor(code: string): Advice {
  switch (code) {
    case 'GATEWAY_ERROR':
      return 'another-method';
    case 'SERVER_ERROR':
      return 'later';
    default:
      return 'again';
  }
}

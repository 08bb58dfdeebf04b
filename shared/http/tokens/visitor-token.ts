import type { TokenSource } from '../http.ts';

/** Uses the stored token while the visitor is logged in, else the anonymous one. */
export function createVisitorToken(readToken: () => string | undefined, anonymous: TokenSource): TokenSource {
  return {
    held: () => readToken() ?? anonymous.held(),
    token: async () => readToken() ?? anonymous.token(),
  };
}

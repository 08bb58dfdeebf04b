import type { TokenSource } from './http.ts';

/** The token of the visitor: the stored one while logged in, else the anonymous one. */
export function createVisitorToken(readToken: () => string | undefined, anonymous: TokenSource): TokenSource {
  return { token: async () => readToken() ?? anonymous.token() };
}

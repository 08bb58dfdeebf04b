import type { AnonymousToken } from '../../contract/users.ts';
import type { TokenSource } from '../http.ts';
import { requestToken } from './request-token.ts';

const RENEW_BEFORE_MS = 30_000;
const RETRY_AFTER_FAILURE_MS = 30_000;
/** Bounds of a token's lifetime as this browser computes it: the visitor's clock may be wrong by hours. */
const LIFETIME_MS = { min: 60_000, max: 300_000 };

/**
 * Tokens for a visitor without an account: requested when something is first sent, cached in memory, renewed shortly before they
 * expire, one request at a time. `apiBase` is the main api's address; only tests set `now`.
 */
export function createAnonymousToken(apiBase: string, now: () => number = Date.now): TokenSource {
  let cached: { token: string | undefined; until: number } | undefined;
  let pending: Promise<string | undefined> | undefined;

  async function renew(): Promise<string | undefined> {
    const issued = await requestToken(apiBase).catch((error: unknown) => reportError(error));
    cached = issued
      ? { token: issued.token, until: now() + lifetimeOf(issued, now()) - RENEW_BEFORE_MS }
      : { token: undefined, until: now() + RETRY_AFTER_FAILURE_MS };
    return cached.token;
  }

  const isCurrent = () => cached !== undefined && now() < cached.until;

  return {
    held: () => (isCurrent() ? cached?.token : undefined),
    async token() {
      if (isCurrent()) return cached?.token;
      pending ??= renew().finally(() => (pending = undefined));
      return pending;
    },
  };
}

function lifetimeOf({ expiresAt }: AnonymousToken, now: number): number {
  const remaining = Date.parse(expiresAt) - now;
  return Number.isNaN(remaining)
    ? LIFETIME_MS.min
    : Math.min(Math.max(remaining, LIFETIME_MS.min), LIFETIME_MS.max);
}

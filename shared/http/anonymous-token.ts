import type { AnonymousToken } from '../contract/users.ts';
import type { TokenSource } from './http.ts';
import { askForTokenLazily } from './load-exchange.ts';

const RENEW_BEFORE_MS = 30_000;
const AGAIN_AFTER_FAILURE_MS = 30_000;
/** Bounds of the lifetime that is believed, since the visitor's clock may be wrong by hours. */
const LIFETIME_MS = { least: 60_000, most: 300_000 };

/**
 * Tokens for a visitor without an account: asked for when first needed, kept in memory, renewed shortly before they
 * expire, one request at a time. `apiBase` is the main api's address; `now` is given by tests.
 */
export function createAnonymousToken(apiBase: string, now: () => number = Date.now): TokenSource {
  let held: { token: string | undefined; until: number } | undefined;
  let asking: Promise<string | undefined> | undefined;

  async function renew(): Promise<string | undefined> {
    const issued = await askForTokenLazily(apiBase).catch(() => undefined);
    held = issued
      ? { token: issued.token, until: now() + lifetime(issued, now()) - RENEW_BEFORE_MS }
      : { token: undefined, until: now() + AGAIN_AFTER_FAILURE_MS };
    return held.token;
  }

  return {
    async token() {
      if (held && now() < held.until) return held.token;
      asking ??= renew().finally(() => (asking = undefined));
      return asking;
    },
  };
}

function lifetime({ expiresAt }: AnonymousToken, now: number): number {
  const left = Date.parse(expiresAt) - now;
  return Number.isNaN(left)
    ? LIFETIME_MS.least
    : Math.min(Math.max(left, LIFETIME_MS.least), LIFETIME_MS.most);
}

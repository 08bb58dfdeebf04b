import type { Language } from '@trust/shared/contract/languages';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { checkAuth } from '@trust/shared/http/check-auth';
import { createHttp } from '@trust/shared/http/create-http';
import { readToken, start } from '@trust/shared/session';
import { endSession as endSessionWith } from '@trust/shared/session/end-session';
import { renewWhileUsed } from './session-renewal.ts';

/** The shell's own calls are a chunk of their own, loaded only for a visitor who has a token. */
function httpOf(config: PublicConfig, language: Language) {
  return createHttp({
    bases: { api: config.apiBase, content: config.contentBase, payments: config.paymentsBase },
    language,
    token: { held: readToken, token: () => Promise.resolve(readToken()) },
  });
}

let started: Promise<void> | undefined;

/** Asks the server about the stored token, now and while the visitor uses the page; once in a page, however often it is called. */
export function startSession(config: PublicConfig, language: Language): Promise<void> {
  if (started) return started;
  const http = httpOf(config, language);
  const check = () => start((token) => checkAuth(http, token));
  renewWhileUsed(() => void check());
  return (started = check());
}

/** Ends the session on this device, and revokes the token on the server if that can be reached. */
export function endSession(config: PublicConfig, language: Language): Promise<void> {
  return endSessionWith(httpOf(config, language));
}

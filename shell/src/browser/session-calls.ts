import type { Language } from '@trust/shared/contract/language';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { checkAuth } from '@trust/shared/http/check-auth';
import { createHttp } from '@trust/shared/http/create-http';
import { logOut, readToken, start } from '@trust/shared/session';
import * as z from 'zod/mini';

/** The shell's own calls, loaded only for a visitor who has a token: a first view makes none. */
function httpOf(config: PublicConfig, language: Language) {
  return createHttp({
    bases: { api: config.apiBase, content: config.contentBase, payments: config.paymentsBase },
    language,
    token: { token: () => Promise.resolve(readToken()) },
  });
}

export function startSession(config: PublicConfig, language: Language): Promise<void> {
  const http = httpOf(config, language);
  return start((token) => checkAuth(http, token));
}

/** Ends the session on the server as well; on this device it ends whatever the server says. */
export async function endSession(config: PublicConfig, language: Language): Promise<void> {
  const http = httpOf(config, language);
  // Read before it is forgotten.
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` };
  const revoked = http.send({ base: 'api', path: 'users/logout', method: 'POST', headers }, z.unknown());
  logOut();
  await revoked;
}

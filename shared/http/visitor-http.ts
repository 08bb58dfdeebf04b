import type { Language } from '../contract/languages.ts';
import type { PublicConfig } from '../contract/trust.ts';
import { createHttp } from './create-http.ts';
import type { Http, TokenSource } from './http.ts';
import { createAnonymousToken } from './tokens/anonymous-token.ts';
import { createVisitorToken } from './tokens/visitor-token.ts';

/** Creates the HTTP client for one language. */
export type Connect = (config: PublicConfig, language: Language) => Http;

/** Creates clients that share a token: the one that `readToken` returns, else an anonymous one, for which no read waits. */
export function createVisitorConnection(readToken: () => string | undefined): Connect {
  let token: TokenSource | undefined;
  return (config, language) => {
    token ??= createVisitorToken(readToken, createAnonymousToken(config.apiBase));
    const bases = { api: config.apiBase, content: config.contentBase, payments: config.paymentsBase };
    return createHttp({ bases, language, token });
  };
}

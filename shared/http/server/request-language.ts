import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import type { Language } from '../../contract/languages.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { LANGUAGE_COOKIE } from '../../i18n/language-cookie.ts';

/** The headers that the language of an answer depends on, for `vary`. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie, Sec-Fetch-Dest';

/**
 * The language of the answer to a request; `requested` is `lang` of its address. A script's call names the language of its
 * page in `Accept-Language`: a cookie may hold what the visitor has chosen since in another tab.
 */
export function languageOfRequest(
  requested: unknown,
  headers: Pick<IncomingHttpHeaders, 'accept-language' | 'cookie' | 'sec-fetch-dest'>,
): Language {
  const isCall = headers['sec-fetch-dest'] === 'empty';
  const remembered = isCall ? undefined : parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE];
  return chooseLanguage({ requested, remembered, accepted: headers['accept-language'] });
}

import type { Language } from '@trust/shared/contract/languages';
import {
  APP_PAYMENT_DONE_PATH,
  PAYMENT_CHECK_PATH,
  PAYMENT_SUCCESS_PATH,
  buildDeepPath,
} from '@trust/shared/contract/pages/paths';

/** The page of a payment; a reference may hold slashes. */
export function outcomePath(tranId: string): string {
  return buildDeepPath(PAYMENT_SUCCESS_PATH, tranId);
}

/** The same page for apps. It names the language, since an app may store no cookie. */
export function pathInApp(tranId: string, lang: Language): string {
  return `${buildDeepPath(APP_PAYMENT_DONE_PATH, tranId)}?lang=${lang}`;
}

/** The page that looks a payment up, with its reference filled in where that is known. */
export function lookUpPath(tranId: string | undefined): string {
  const query = tranId === undefined ? '' : `?${new URLSearchParams({ tran: tranId }).toString()}`;
  return `${PAYMENT_CHECK_PATH}${query}`;
}

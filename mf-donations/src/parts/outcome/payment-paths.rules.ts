import type { GiftWay } from '@trust/shared/contract/donations/gift-report-form';
import type { Language } from '@trust/shared/contract/languages';
import {
  APP_GIFT_REPORT_PATH,
  APP_PAYMENTS_PATH,
  APP_PAYMENT_CHECK_PATH,
  APP_PAYMENT_DONE_PATH,
  GIFT_REPORT_PATH,
  PAYMENTS_PATH,
  PAYMENT_CHECK_PATH,
  PAYMENT_SUCCESS_PATH,
  buildDeepPath,
  buildPath,
} from '@trust/shared/contract/pages/paths';

/** A page within an app: its links lead to pages for apps, and name the language, since an app may store no cookie. */
export interface AppPage {
  readonly language: Language;
  /** What its visitor gives to, so that each page leads back there. */
  readonly nid?: string | undefined;
}

/** The page of a payment; a reference may hold slashes. */
export function outcomePath(tranId: string, app?: AppPage): string {
  const path = buildDeepPath(app ? APP_PAYMENT_DONE_PATH : PAYMENT_SUCCESS_PATH, tranId);
  return app ? addressOf(path, { lang: app.language }) : path;
}

/** The page that looks a payment up, with its reference filled in where that is known. */
export function lookUpPath(tranId: string | undefined, app?: AppPage): string {
  return addressOf(app ? APP_PAYMENT_CHECK_PATH : PAYMENT_CHECK_PATH, {
    tran: tranId,
    nid: app?.nid,
    lang: app?.language,
  });
}

/** The page where a gift is reported; `gift` says for what and in which way it was given. Nothing personal stands in it. */
export function reportPath(app?: AppPage, gift?: { readonly nid: string; readonly way: GiftWay }): string {
  return addressOf(app ? APP_GIFT_REPORT_PATH : GIFT_REPORT_PATH, {
    nid: app?.nid,
    ...gift,
    lang: app?.language,
  });
}

/** The donation page of a project or fund. */
export function givingPath(nid: string, app?: AppPage): string {
  return app
    ? addressOf(buildPath(APP_PAYMENTS_PATH, nid), { lang: app.language })
    : buildPath(PAYMENTS_PATH, nid);
}

function addressOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`;
}

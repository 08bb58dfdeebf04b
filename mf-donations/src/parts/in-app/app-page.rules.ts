import type { Language } from '@trust/shared/contract/languages';
import { APP_PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { recipientOf } from '../cause/recipient.rules.ts';
import type { AppPage } from '../outcome/payment-paths.rules.ts';

const APP_PAGES = buildPath(APP_PAYMENTS_PATH, '');

/** Describes a page within an app. Its visitor gives to the first of `nids` that is a project's id or a fund. */
export function appPage(language: Language, ...nids: (string | undefined)[]): AppPage {
  return { language, nid: nids.find((nid) => nid !== undefined && recipientOf(nid).kind !== 'unknown') };
}

/** The page within an app at this address; undefined at one of the site's. `nid`: what its visitor gives to. */
export function appPageAt(
  { pathname }: Pick<URL, 'pathname'>,
  language: Language,
  nid: string,
): AppPage | undefined {
  return pathname.toLowerCase().startsWith(APP_PAGES) ? appPage(language, nid) : undefined;
}

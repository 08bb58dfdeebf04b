import type { PerLanguage } from '@trust/shared/contract/languages';

/** Texts of what only the server renders: the browser does not load them. */
export const serverPageTexts: PerLanguage<{
  notFound: string;
  notFoundHint: string;
  loading: string;
  /** A shortcut of the installed site. */
  apply: string;
}> = {
  en: {
    notFound: 'Page does not exist',
    notFoundHint: 'The address may be mistyped, or the page has moved.',
    loading: 'Loading',
    apply: 'Apply for aid',
  },
  ml: {
    notFound: 'ഈ പേജ് നിലവിലില്ല',
    notFoundHint: 'വിലാസം തെറ്റിയതാകാം, അല്ലെങ്കിൽ പേജ് മാറ്റിയതാകാം.',
    loading: 'തുറക്കുന്നു',
    apply: 'സഹായത്തിന് അപേക്ഷിക്കുക',
  },
};

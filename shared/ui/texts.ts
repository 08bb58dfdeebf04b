import type { PerLanguage } from '../contract/languages.ts';
import type { SameKeys } from '../i18n/i18n.ts';
import { useUiContext } from './ui-context.tsx';

const en = {
  retry: 'Retry',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  page: 'Page',
  carousel: 'carousel',
  slide: 'slide',
  position: '{number} of {count}',
  skipCarousel: 'Skip the carousel',
  pause: 'Pause',
  play: 'Play',
  close: 'Close',
  copied: 'Copied',
  copyFailed: 'Could not copy. Please select the text and copy it.',
  donateNow: 'Donate Now',
  completed: 'Completed',
  raisedBefore: '',
  raisedAfter: 'raised of {goal}',
  raised: 'raised',
  justStarted: 'just started',
  fundsReceived: 'Funds received',
  optional: '(optional)',
  choose: 'Choose',
  errorPrefix: 'Error: ',
} as const;

const ml: SameKeys<typeof en> = {
  retry: 'വീണ്ടും ശ്രമിക്കുക',
  previous: 'മുമ്പത്തേത്',
  next: 'അടുത്തത്',
  pages: 'പേജുകൾ',
  page: 'പേജ്',
  carousel: 'സ്ലൈഡ് നിര',
  slide: 'സ്ലൈഡ്',
  position: 'സ്ഥാനം {number}, ആകെ {count}',
  skipCarousel: 'ഈ സ്ലൈഡ് നിര ഒഴിവാക്കുക',
  pause: 'നിർത്തുക',
  play: 'തുടരുക',
  close: 'അടയ്ക്കുക',
  copied: 'പകർത്തി',
  copyFailed: 'പകർത്താനായില്ല. എഴുത്ത് തിരഞ്ഞെടുത്ത് പകർത്തുക.',
  donateNow: 'സംഭാവന നൽകുക',
  completed: 'പൂർത്തിയായി',
  raisedBefore: 'ലക്ഷ്യം {goal}:',
  raisedAfter: 'ലഭിച്ചു',
  raised: 'ലഭിച്ചു',
  justStarted: 'തുടങ്ങിയതേയുള്ളൂ',
  fundsReceived: 'ലഭിച്ച തുക',
  optional: '(നിർബന്ധമില്ല)',
  choose: 'തിരഞ്ഞെടുക്കുക',
  errorPrefix: 'പിശക്: ',
};

export const uiTexts: PerLanguage<SameKeys<typeof en>> = { en, ml };

/** Texts of the ui components, in the page's language. */
export function useUiTexts(): SameKeys<typeof en> {
  return uiTexts[useUiContext().language];
}

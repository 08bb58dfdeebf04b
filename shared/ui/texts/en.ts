import type { SameKeys } from '../../i18n/i18n.ts';

/** Texts of the ui components. A page loads those of its language with the kit's. */
export const uiTexts = {
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
  fundsReceived: 'Funds received',
  optional: '(optional)',
  choose: 'Choose',
  errorPrefix: 'Error: ',
} as const;

export type UiTexts = SameKeys<typeof uiTexts>;

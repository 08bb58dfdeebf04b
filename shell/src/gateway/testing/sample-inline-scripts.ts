import type { InlineScripts } from '../inline-scripts.ts';

/** Scripts of pages that do nothing. */
export const sampleInlineScripts: InlineScripts = {
  firstView: '(()=>1)',
  plainPage: '(()=>2)',
  requestScripts: '(()=>3)',
  parcelStyles: '(()=>4)',
};

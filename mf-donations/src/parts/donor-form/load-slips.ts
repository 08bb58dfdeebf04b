import type * as Slips from './typing-slips.rules.ts';

/** The rules of what looks mistyped, which a first view does not need. */
export function loadSlips(): Promise<typeof Slips> {
  return import(/* webpackChunkName: "checks" */ './typing-slips.rules.ts');
}

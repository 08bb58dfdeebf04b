import { readFigures } from './figures.ts';

const SPACES_AND_STOPS = '\\s.,;:!?\'"“”‘’«»…*~`|\\u0964';
// Small and without schemas: browsers load it too.

/** What a message or a sentence has before a number or a link. */
const BEFORE = `[${SPACES_AND_STOPS}#№([{<]`;
/** What it has after one. */
const AFTER = `[${SPACES_AND_STOPS})\\]}>]`;

/** What stands before the segments of a pasted path. */
export const BEFORE_SEGMENT = new RegExp(`/${BEFORE}+(?=[\\p{L}\\p{N}])`, 'gu');

const IS_BEFORE = new RegExp(BEFORE);
const IS_AFTER = new RegExp(AFTER);

/** Whether a message may have a sign after a number or a link. */
export function isAfterLink(sign: string): boolean {
  return IS_AFTER.test(sign);
}

/** The number of a project or another entry, or a fund's name, as people copy it: `1076` of `(൧൦൭൬).`; other texts without what surrounds them. */
export function readContentId(typed: string): string {
  const text = readFigures(typed);
  // Sign by sign: a pattern that ends in `+$` begins anew at each sign of a long run.
  let [start, end] = [0, text.length];
  while (start < end && IS_BEFORE.test(text.charAt(start))) start += 1;
  while (start < end && isAfterLink(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

import { readFigures } from './figures.ts';

const SPACES_AND_STOPS = '\\s.,;:!?\'"“”‘’«»…*~`|\\u0964';
// Small and without schemas: browsers load it too.

/** What a message or a sentence has before a number or a link. */
const BEFORE = `[${SPACES_AND_STOPS}#№([{<]`;
/** What it has after one. */
const AFTER = `[${SPACES_AND_STOPS})\\]}>]`;

/** What stands before the parts of a pasted path, and what followed the link. */
export const BEFORE_PART = new RegExp(`/${BEFORE}+(?=[\\p{L}\\p{N}])`, 'gu');
export const AFTER_LINK = new RegExp(`${AFTER}+/?$`);

const AROUND = new RegExp(`^${BEFORE}+|${AFTER}+$`, 'g');

/** The number of a project or another entry, or a fund's name, as people copy it: `1076` of `(൧൦൭൬).`; other texts without what surrounds them. */
export function readContentId(typed: string): string {
  return readFigures(typed).replace(AROUND, '');
}

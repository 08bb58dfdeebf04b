import { BEFORE_SEGMENT, isAfterLink, readContentId } from './content-id.ts';
import { readFigures } from './figures.ts';
import { readReference } from './reference.ts';
import { APP_PAYMENT_DONE_PATH, PAYMENT_SUCCESS_PATH } from '../pages/paths.ts';

const DEEP_PATHS = [PAYMENT_SUCCESS_PATH, APP_PAYMENT_DONE_PATH].map((path) => path.replace('*', ''));

/** Browsers resolve such segments, so that the path leads elsewhere. */
const HAS_DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * The path that was meant: without invisible signs and what stood around the link or a number in it, in plain figures, with a payment's reference
 * as it is stored. Undefined where that is the path itself, or where it cannot be read.
 */
export function cleanPath(pathname: string): string | undefined {
  const written = decode(pathname);
  if (written === undefined) return undefined;
  const read = dropAfterLink(readFigures(written).replace(BEFORE_SEGMENT, '/'));
  const deep = DEEP_PATHS.find((path) => read.startsWith(path));
  const clean = deep === undefined ? read : deep + readReference(read.slice(deep.length));
  if (clean === written || clean.startsWith('//') || HAS_DOTS.test(clean)) return undefined;
  return clean.split('/').map(encodeURIComponent).join('/');
}

/** Slashes that stand between or behind what followed the link go with it. */
function dropAfterLink(path: string): string {
  let end = path.length;
  for (let at = path.length; at > 0; at -= 1) {
    const sign = path.charAt(at - 1);
    if (isAfterLink(sign)) end = at - 1;
    else if (sign !== '/') break;
  }
  return path.slice(0, end) || '/';
}

/** What an address asks for by a number or a name of the site's own; other values are free text. */
const NAMED_VALUES = ['category', 'lang', 'nid', 'page', 'programme', 'status'];

/** The query that was meant, such as `?category=20` for `?category=൨൦.`; undefined where that is the query itself. */
export function cleanQuery(search: string): string | undefined {
  const query = new URLSearchParams(search);
  let isChanged = false;
  for (const name of NAMED_VALUES) {
    const typed = query.get(name);
    const read = typed === null ? null : readContentId(typed);
    if (read === null || read === typed) continue;
    query.set(name, read);
    isChanged = true;
  }
  return isChanged ? `?${query.toString()}` : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

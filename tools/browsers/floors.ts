import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { listBrowsers } from '@trust/shared/build/browsers';

/** The oldest browsers that must run something. */
export interface Floor {
  readonly browsers: ReadonlyMap<BrowserName, number>;
  /** The edition of ECMAScript whose syntax they read, save what `listLacking` says of some. */
  readonly ecmaVersion: 2018 | 2022;
}

/** The names that the compatibility data has for a browser of the list in package.json. */
const NAMES: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** The browsers that the list in package.json names. */
export const LISTED: Floor = { browsers: listOldest(), ecmaVersion: 2022 };

/** Browsers below that list, which read a page's inline scripts all the same. */
export const BELOW_LISTED: Floor = {
  browsers: new Map([
    ['chrome', 64],
    ['edge', 79],
    ['firefox', 78],
    ['safari', 11.1],
    ['safari_ios', 11.3],
    ['samsunginternet_android', 9],
  ]),
  ecmaVersion: 2018,
};

function listOldest(): ReadonlyMap<BrowserName, number> {
  const oldest = new Map<BrowserName, number>();
  for (const browser of listBrowsers()) {
    const [list = '', versions = ''] = browser.split(' ');
    const version = Number.parseFloat(versions);
    for (const name of NAMES[list] ?? []) oldest.set(name, Math.min(version, oldest.get(name) ?? version));
  }
  return oldest;
}

/** The browsers of a floor that lack a feature, with the version that brings it: `safari 16`. Empty where all have it. */
export function listLacking(feature: CompatStatement | undefined, { browsers }: Floor): string[] {
  if (!feature) return [];
  return [...browsers].flatMap(([browser, oldest]) => {
    const support = [feature.support[browser] ?? []].flat();
    if (support.length === 0) return [];
    const plain = support.filter((each) => !each.prefix && !each.alternative_name && !each.flags);
    const isThere = plain.some((each) => sinceVersion(each) <= oldest && each.version_removed === undefined);
    return isThere ? [] : [`${browser} ${String(plain[0]?.version_added)}`];
  });
}

/** Infinity for a feature that no version has. In part counts as in whole. */
function sinceVersion({ version_added: added }: SimpleSupportStatement): number {
  return typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Infinity;
}

/** The members of a group of the data, with what it says of each. */
export function listMembers(
  group: Identifier | undefined,
): (readonly [name: string, identifier: Identifier])[] {
  const { __compat: _, ...members } = group ?? {};
  return Object.entries(members);
}

export { data };

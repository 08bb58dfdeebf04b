import { PAGE_STATE_ID, type PageState } from '../../contract/pages/page-state.ts';
import type { PublicConfig } from '../../contract/trust.ts';
import { replaceAddress } from './history/replace-address.ts';

/** How long the configuration may take to come, in ms, before it is asked for again. */
const CONFIG_WAIT_MS = 10_000;

/** The page state with the configuration. */
export type ReadPageState = PageState & { readonly config: PublicConfig };

/** Reads the page state that the gateway wrote, and the configuration. Throws when the page has none. */
export async function readPageState(): Promise<ReadPageState> {
  const state: unknown = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? 'null');
  if (!isPageState(state)) throw new Error('The page has no state.');
  return { ...state, config: await fetchConfig(state.configFile) };
}

/** The page has requested the file together with its scripts. A failure is tried once more, past the browser's cache. */
async function fetchConfig(address: string): Promise<PublicConfig> {
  const attempt = async (cache: RequestCache) => {
    // By hand: AbortSignal.timeout is missing in Safari before 16.
    const controller = new AbortController();
    setTimeout(() => controller.abort(), CONFIG_WAIT_MS);
    const answer = await fetch(address, { cache, signal: controller.signal });
    const config: unknown = await answer.json();
    if (!answer.ok || !isConfig(config)) throw new Error('The configuration could not be read.');
    return config;
  };
  return attempt('default').catch(() => attempt('reload'));
}

/**
 * Shows the page's own address in place of the one that its form was posted to, or that has parameters that the page
 * does not know, so that routers and a reload find the page. Call it before anything reads the location.
 */
export function showPagePath({ path }: PageState): void {
  const { pathname, search, hash } = location;
  if (path !== undefined && path !== pathname + search) replaceAddress(path + hash);
}

/**
 * Checks the top-level keys only. The gateway writes the state from values that it parsed, into the document that loads
 * this script. A schema would add zod to every first view.
 */
function isPageState(value: unknown): value is PageState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'language' in value &&
    'configFile' in value &&
    'remotes' in value &&
    'outlet' in value
  );
}

/** Likewise: the gateway has parsed what is in its file. */
function isConfig(value: unknown): value is PublicConfig {
  return typeof value === 'object' && value !== null && 'trust' in value && 'siteUrl' in value;
}

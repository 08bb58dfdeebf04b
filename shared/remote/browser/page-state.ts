import { PAGE_STATE_ID, type PageState } from '../../contract/pages/page-state.ts';

/** Reads the page state that the gateway wrote. Throws when the page has none. */
export function readPageState(): PageState {
  const state: unknown = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? 'null');
  if (!isPageState(state)) throw new Error('The page has no state.');
  return state;
}

/**
 * Shows the page's own address in place of the one that its form was posted to, or that has parameters that the page
 * does not know, so that routers and a reload find the page. Call it before anything reads the location.
 */
export function showPagePath({ path }: PageState): void {
  const { pathname, search, hash } = location;
  if (path !== undefined && path !== pathname + search) history.replaceState(history.state, '', path + hash);
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
    'config' in value &&
    'remotes' in value &&
    'outlet' in value
  );
}

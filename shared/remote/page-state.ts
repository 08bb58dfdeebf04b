import { PAGE_STATE_ID, type PageState } from '../contract/page-state.ts';

/** Reads what the gateway wrote at the end of the page. Throws when the page has none. */
export function readPageState(): PageState {
  const state: unknown = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? 'null');
  if (!isPageState(state)) throw new Error('The page has no state.');
  return state;
}

/**
 * Looks at the outline only. The gateway writes the state from parts that it parsed, into the very document that names
 * this script: a schema here would make every first view carry a library to read what is known to be right.
 */
function isPageState(value: unknown): value is PageState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'language' in value &&
    'config' in value &&
    'remotes' in value &&
    'area' in value
  );
}

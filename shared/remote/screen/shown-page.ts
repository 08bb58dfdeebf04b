import type { LoadContext } from '../definition.ts';
import type { LoadOptions, Runtime } from '../runtime.ts';
import { createFailedHead } from '../failed-head.ts';

/** A remote's screen, and what the address says to it. */
export interface ScreenRoute {
  readonly screen: string;
  readonly params: LoadContext['params'];
}

/** How a page's load ended. */
export type PageOutcome =
  | { readonly kind: 'data'; readonly data: unknown }
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- pages hold this as their `outcome`
  | { readonly kind: 'failed'; readonly error: unknown };

/** A load that ended with another address in place of a page. */
export interface LoadRedirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly location: string;
}

/** Loads a page's screen and data. */
export async function loadPage(
  runtime: Runtime,
  { screen, params }: ScreenRoute,
  url: URL,
  options?: LoadOptions,
): Promise<PageOutcome | LoadRedirect> {
  const loading = runtime.loadData(screen, params, url, options);
  // It is met below, unless the screen itself is missing.
  loading.catch(() => undefined);
  await runtime.loadScreen(screen);
  try {
    return { kind: 'data', data: await loading };
  } catch (error) {
    const location = redirectTargetOf(error);
    if (location === undefined || !(error instanceof Response)) return { kind: 'failed', error };
    return { kind: 'redirect', status: error.status, location };
  }
}

/** Where a loader's redirect leads to; undefined for any other error. */
export function redirectTargetOf(error: unknown): string | undefined {
  return (error instanceof Response ? error.headers.get('Location') : null) ?? undefined;
}

export function headOf(runtime: Runtime, { screen }: ScreenRoute, outcome: PageOutcome, url: URL) {
  return outcome.kind === 'data' ? runtime.head(screen, outcome.data, url) : createFailedHead(runtime.t);
}

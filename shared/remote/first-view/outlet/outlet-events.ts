import type { RemoteContext } from '../../context.tsx';
import { leadsTo } from '../../path-pattern.ts';
import type { RoutedPage } from '../../router/page-router.ts';
import type { Runtime } from '../../runtime.ts';
import type { LoadRedirect, PageOutcome } from '../../screen/shown-page.ts';
import { NO_KEY } from '../history/history-key.ts';
import type {
  EntryAddress,
  OutletEffect,
  OutletEvent,
  OutletState,
  OutletTransition,
  RenderedPage,
} from './outlet-state.ts';

/**
 * A navigation within the remote; `part` is the fragment where the address is the current one but for that. It `stays` in this
 * document, whatever is loaded by then, after something was typed, and where no link was pressed.
 */
export const onNavigate: OutletEvent<[href: string, part?: string, stays?: boolean]> = (
  state,
  href,
  part,
  stays,
) => {
  if (state.phase === 'routed') return become(state, ['navigate', href]);
  if (state.phase === 'loading') return become({ ...state, wanted: href });
  if (part) return become(state, ['show-part', part]);
  // A document is there sooner than the router and the page's code. A page for apps has no router.
  return state.page.context.RoutedLink && (stays || ('hasRouter' in state && state.hasRouter))
    ? loadRouter(state, href)
    : become(state, ['load-document', href]);
};

/** The visitor has scrolled or pressed a key: there may be a navigation. */
export const onActivity: OutletEvent = (state) =>
  state.phase === 'adopted' && !state.hasRouter && state.page.context.RoutedLink
    ? become(state, ['prefetch-router'])
    : undefined;

/** The code of the router came before any press. */
export const onRouterPrefetch: OutletEvent = (state) =>
  state.phase === 'adopted' ? become({ ...state, hasRouter: true }) : undefined;

/** The data of a likely navigation may be read. */
export const onReadAhead: OutletEvent = (state) => become(state, ['read-ahead']);

/** The page's data is to be read again. */
export const onReload: OutletEvent = (state) => {
  if (state.phase === 'routed') return become(state, ['reload-router']);
  if (state.phase === 'loading') return become({ ...state, stale: true });
  return render(state, { reloading: true }, ['read-page']);
};

/** The frame after the press that needs the router is painted. */
export const onPaint: OutletEvent = (state) =>
  state.phase === 'loading' ? render(state, { loading: true }) : undefined;

export const onRouterLoad: OutletEvent<[address: EntryAddress]> = (state, address) => {
  if (state.phase !== 'loading') return undefined;
  const { page, wanted, stale } = state;
  return become(
    { ...state, phase: 'routed' },
    // An address that is another by now the router loads.
    [isAddressOf(page, address) ? 'adopt-page' : 'load-page'],
    ...(wanted === undefined ? [] : [['navigate', wanted] as const]),
    ...(stale ? [['reload-router'] as const] : []),
  );
};

/** The router's code could not be loaded, or does not start. */
export const onRouterFailure: OutletEvent = (state) => {
  if (state.phase === 'adopted') return undefined;
  const wanted = state.phase === 'loading' ? state.wanted : undefined;
  return become(
    { ...state, phase: 'adopted' },
    wanted === undefined ? ['reload-document'] : ['load-document', wanted],
  );
};

/** The router has another page, or is about to; without `routed` while it loads its first one. */
export const onRouterReport: OutletEvent<[address: EntryAddress, routed?: RoutedPage]> = (
  state,
  address,
  routed,
) => {
  if (state.phase !== 'routed') return undefined;
  if (!routed) return render(state, { loading: true });
  const outcome = reuseOutcome(state, routed.outcome);
  // On Back the address is another page's before that page is loaded: what is shown keeps its own until then.
  return render(state, { ...routed, outcome, ...(!routed.loading && address) });
};

export const onAddressChange: OutletEvent<[address: EntryAddress]> = (state, address) => {
  const { page, phase } = state;
  const announce: OutletEffect = ['announce-address'];
  if (phase === 'routed' || !leadsTo(page.context.ownPaths, address.pathname)) return become(state, announce);
  if (isAddressOf(page, address))
    return render(state, { hash: address.hash, entry: address.entry }, announce);
  return phase === 'loading'
    ? become({ ...state, wanted: undefined }, announce)
    : loadRouter(state, undefined, announce);
};

/** The visitor has chosen another language. */
export const onLanguageChange: OutletEvent = (state) => become(state, ['load-runtime']);

/** The texts of a language are there; `chosen` is the visitor's by now. */
export const onRuntimeLoad: OutletEvent<[runtime: Runtime, context: RemoteContext, chosen: string]> = (
  state,
  runtime,
  context,
  chosen,
) => (runtime.language === chosen ? onReload(render(state, { runtime, context }).state) : undefined);

/** The page's data was read with a runtime. */
export const onPageRead: OutletEvent<[runtime: Runtime, outcome: PageOutcome | LoadRedirect]> = (
  state,
  runtime,
  outcome,
) => {
  const { page, phase } = state;
  // A router reads the page itself, and so does another language.
  if (phase === 'routed' || runtime !== page.runtime) return undefined;
  if (outcome.kind !== 'redirect')
    return render(state, { reloading: false, outcome: reuseOutcome(state, outcome) });
  const next = render(state, { reloading: false });
  // The visitor goes elsewhere already.
  if (phase === 'loading') return next;
  const { location } = outcome;
  return leadsTo(page.context.ownPaths, location)
    ? onNavigate(next.state, location)
    : become(next.state, ['leave-remote', location]);
};

/** The page is rendered. */
export const onShow: OutletEvent = (state) =>
  state.incomplete ? onReload({ ...state, incomplete: false }) : undefined;

/** The screen has thrown while it was rendered. */
export const onThrow: OutletEvent = (state) => become(state, ['restore-server-page']);

/** The document is left. It may be shown again from the back-forward cache. */
export const onHide: OutletEvent = (state) =>
  state.phase === 'adopted' ? render(state, { loading: false }) : undefined;

/** The outlet is another remote's. */
export const onDispose: OutletEvent = (state) => become({ ...state, phase: 'disposed' }, ['stop']);

const become = (state: OutletState, ...effects: readonly OutletEffect[]): OutletTransition => ({
  state,
  effects,
});

const render = (
  state: OutletState,
  changed: Partial<RenderedPage>,
  ...effects: readonly OutletEffect[]
): OutletTransition => become({ ...state, page: { ...state.page, ...changed } }, ...effects);

const loadRouter = (state: OutletState, wanted?: string, ...effects: readonly OutletEffect[]) =>
  become({ ...state, phase: 'loading', wanted }, ...effects, ['load-router']);

/** Data that is the same leaves the page as it is. */
function reuseOutcome({ page: { outcome: shown } }: OutletState, outcome: PageOutcome): PageOutcome {
  const isSame =
    outcome.kind === 'data'
      ? shown.kind === 'data' && shown.data === outcome.data
      : shown.kind === 'failed' && shown.error === outcome.error;
  return isSame ? shown : outcome;
}

/** Whether the history entry is the page's, whose address its screen may have changed, or another fragment of it. */
function isAddressOf(page: RenderedPage, { entry, pathname, search }: EntryAddress): boolean {
  const isSameEntry = entry !== NO_KEY && entry === page.entry;
  return isSameEntry || (pathname === page.pathname && search === page.search);
}

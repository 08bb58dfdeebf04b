import { sampleConfig } from '../../../testing/sample-config.ts';
import type { RemoteContext } from '../../context.tsx';
import { OwnLink } from '../../screen/own-link.tsx';
import type { Runtime } from '../../runtime.ts';
import type { RoutedPage } from '../../router/page-router.ts';
import * as events from './outlet-events.ts';
import {
  reduceOutlet,
  type OutletEffect,
  type OutletEvent,
  type OutletState,
  type RenderedPage,
} from './outlet-state.ts';

const {
  onActivity,
  onAddressChange,
  onDispose,
  onHide,
  onLanguageChange,
  onNavigate,
  onPageRead,
  onPaint,
  onReadAhead,
  onReload,
  onRouterFailure,
  onRouterLoad,
  onRouterPrefetch,
  onRouterReport,
  onRuntimeLoad,
  onShow,
  onThrow,
} = events;

const runtime = { language: 'en', config: sampleConfig } as Runtime;
const malayalam = { language: 'ml', config: sampleConfig } as Runtime;
const context = {
  language: 'en',
  RoutedLink: OwnLink,
  ownPaths: ['/projects', '/about'],
} as unknown as RemoteContext;
const inMalayalam = { ...context, language: 'ml' } as RemoteContext;
const DATA = ['a project'];

const page: RenderedPage = {
  runtime,
  context,
  route: { screen: 'projects', params: {} },
  outcome: { kind: 'data', data: DATA },
  pathname: '/projects',
  search: '',
  hash: '',
  entry: 'k1',
  loading: false,
  reloading: false,
};
const HERE = { pathname: '/projects', search: '', hash: '', entry: 'k1' };
const CLEANED = { ...HERE, search: '?name=Asha' };
const PART = { ...HERE, hash: '#part', entry: 'k2' };
const ELSEWHERE = { pathname: '/account', search: '', hash: '', entry: 'k4' };
const OTHER = { pathname: '/about', search: '', hash: '', entry: 'k3' };
const routed: RoutedPage = {
  route: { screen: 'about', params: {} },
  outcome: { kind: 'data', data: 'about' },
  loading: false,
  reloading: false,
};

const BEFORE = {
  adopted: { phase: 'adopted', page, incomplete: false },
  loading: { phase: 'loading', page, incomplete: false, wanted: '/first', stale: false },
  routed: { phase: 'routed', page, incomplete: false },
  disposed: { phase: 'disposed', page, incomplete: false },
} satisfies Record<string, OutletState>;
const PHASES: readonly (keyof typeof BEFORE)[] = ['adopted', 'loading', 'routed', 'disposed'];

/** An event with its details. */
type Happening = (state: OutletState) => ReturnType<typeof reduceOutlet>;
const happen =
  <Details extends unknown[]>(event: OutletEvent<Details>, ...details: Details): Happening =>
  (state) =>
    reduceOutlet(state, event, ...details);

/** What differs after an event, and what is done then, in words: `~` where the event changes and does nothing. */
function describeTransition(before: OutletState, happening: Happening): string {
  const { state, effects } = happening(before);
  const changes = [
    ...listChanges(before, state).filter(([name]) => name !== 'page'),
    ...listChanges(before.page, state.page),
  ].map(([name, value]) => `${name}=${describeValue(value)}`);
  return [...changes, ...effects.map(describeEffect)].join(', ') || '~';
}

const listChanges = (before: object, after: object) =>
  Object.entries(after).filter(([name, value]) => Reflect.get(before, name) !== value);

function describeValue(value: unknown): string {
  if (value === malayalam || value === inMalayalam) return 'ml';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nowhere');
}

const describeEffect = ([name, href]: OutletEffect) => (href === undefined ? name : `${name}(${href})`);

type Row = readonly [says: string, happening: Happening, adopted: string, loading: string, routed: string];

const SAME = { kind: 'data', data: DATA } as const;
const NEW = { kind: 'data', data: 'new' } as const;
const redirect = (location: string) => ({ kind: 'redirect', status: 302, location }) as const;
const ABOUT = 'route={"screen":"about","params":{}}, outcome={"kind":"data","data":"about"}';

/** Every event in every phase. In the fourth, `disposed`, nothing is heard. */
const TABLE: Readonly<Record<keyof typeof events, readonly Row[]>> = {
  onNavigate: [
    [
      'to another page',
      happen(onNavigate, '/about'),
      'load-document(/about)',
      'wanted=/about',
      'navigate(/about)',
    ],
    [
      'to another page, after something was typed',
      happen(onNavigate, '/about', '', true),
      'phase=loading, wanted=/about, load-router',
      'wanted=/about',
      'navigate(/about)',
    ],
    [
      'to a part of the page',
      happen(onNavigate, '/projects#part', '#part'),
      'show-part(#part)',
      'wanted=/projects#part',
      'navigate(/projects#part)',
    ],
  ],
  onActivity: [['by a scroll or a key', happen(onActivity), 'prefetch-router', '~', '~']],
  onRouterPrefetch: [['before any press', happen(onRouterPrefetch), 'hasRouter=true', '~', '~']],
  onReadAhead: [['at a filter', happen(onReadAhead), 'read-ahead', 'read-ahead', 'read-ahead']],
  onReload: [['by Retry', happen(onReload), 'reloading=true, read-page', 'stale=true', 'reload-router']],
  onPaint: [['after a press', happen(onPaint), '~', 'loading=true', '~']],
  onRouterLoad: [
    [
      'at the page’s address',
      happen(onRouterLoad, HERE),
      '~',
      'phase=routed, adopt-page, navigate(/first)',
      '~',
    ],
    [
      'at another address',
      happen(onRouterLoad, OTHER),
      '~',
      'phase=routed, load-page, navigate(/first)',
      '~',
    ],
  ],
  onRouterFailure: [
    [
      'without network',
      happen(onRouterFailure),
      '~',
      'phase=adopted, load-document(/first)',
      'phase=adopted, reload-document',
    ],
  ],
  onRouterReport: [
    ['of its first page, which is not there yet', happen(onRouterReport, OTHER), '~', '~', 'loading=true'],
    [
      'of a page while the next is being loaded',
      happen(onRouterReport, OTHER, { ...routed, loading: true }),
      '~',
      '~',
      `${ABOUT}, loading=true`,
    ],
    [
      'of another page',
      happen(onRouterReport, OTHER, routed),
      '~',
      '~',
      `${ABOUT}, pathname=/about, entry=k3`,
    ],
    [
      'of the same data',
      happen(onRouterReport, HERE, { ...routed, route: page.route, outcome: SAME, reloading: true }),
      '~',
      '~',
      'reloading=true',
    ],
  ],
  onAddressChange: [
    [
      'to another remote’s page',
      happen(onAddressChange, ELSEWHERE),
      'announce-address',
      'announce-address',
      'announce-address',
    ],
    [
      'to a part of the page',
      happen(onAddressChange, PART),
      'hash=#part, entry=k2, announce-address',
      'hash=#part, entry=k2, announce-address',
      'announce-address',
    ],
    [
      'within its history entry',
      happen(onAddressChange, CLEANED),
      'announce-address',
      'announce-address',
      'announce-address',
    ],
    [
      'to another page of the remote',
      happen(onAddressChange, OTHER),
      'phase=loading, announce-address, load-router',
      'wanted=nowhere, announce-address',
      'announce-address',
    ],
  ],
  onLanguageChange: [
    ['by the visitor', happen(onLanguageChange), 'load-runtime', 'load-runtime', 'load-runtime'],
  ],
  onRuntimeLoad: [
    [
      'in the chosen language',
      happen(onRuntimeLoad, malayalam, inMalayalam, 'ml'),
      'runtime=ml, context=ml, reloading=true, read-page',
      'stale=true, runtime=ml, context=ml',
      'runtime=ml, context=ml, reload-router',
    ],
    ['when yet another is chosen', happen(onRuntimeLoad, malayalam, inMalayalam, 'en'), '~', '~', '~'],
  ],
  onPageRead: [
    [
      'with other data',
      happen(onPageRead, runtime, NEW),
      'outcome={"kind":"data","data":"new"}',
      'outcome={"kind":"data","data":"new"}',
      '~',
    ],
    ['with the same data', happen(onPageRead, runtime, SAME), '~', '~', '~'],
    ['in a language that is left', happen(onPageRead, malayalam, NEW), '~', '~', '~'],
    [
      'with a redirect within the remote',
      happen(onPageRead, runtime, redirect('/about?from=old')),
      'load-document(/about?from=old)',
      '~',
      '~',
    ],
    [
      'with a redirect out of it',
      happen(onPageRead, runtime, redirect('/account')),
      'leave-remote(/account)',
      '~',
      '~',
    ],
    [
      'with a redirect in a language that is left',
      happen(onPageRead, malayalam, redirect('/about')),
      '~',
      '~',
      '~',
    ],
  ],
  onShow: [['of a whole page', happen(onShow), '~', '~', '~']],
  onThrow: [
    ['of a screen', happen(onThrow), 'restore-server-page', 'restore-server-page', 'restore-server-page'],
  ],
  onHide: [['of a page that waits for nothing', happen(onHide), '~', '~', '~']],
  onDispose: [
    [
      'by another remote',
      happen(onDispose),
      'phase=disposed, stop',
      'phase=disposed, stop',
      'phase=disposed, stop',
    ],
  ],
};

test.each(
  Object.entries(TABLE).flatMap(([name, rows]) =>
    rows.flatMap(([says, happening, ...expected]) =>
      PHASES.map((phase, index) => [name, says, phase, expected[index] ?? '~', happening] as const),
    ),
  ),
)('%s (%s), %s: %s', (_name, _says, phase, expected, happening) => {
  expect(describeTransition(BEFORE[phase], happening)).toBe(expected);
});

const incomplete = { incomplete: true };
const waiting = { page: { ...page, loading: true, reloading: true } };
const withoutRouter = { page: { ...page, context: { ...page.context, RoutedLink: undefined } as never } };
const unkeyed = { page: { ...page, entry: 'default' } };
test.each<[string, OutletState, Happening, string]>([
  [
    'what the server left out is read once the page is shown',
    { ...BEFORE.adopted, ...incomplete },
    happen(onShow),
    'incomplete=false, reloading=true, read-page',
  ],
  [
    'also where the router is being loaded meanwhile',
    { ...BEFORE.loading, ...incomplete },
    happen(onShow),
    'incomplete=false, stale=true',
  ],
  [
    'and by the router where it is there',
    { ...BEFORE.routed, ...incomplete },
    happen(onShow),
    'incomplete=false, reload-router',
  ],
  [
    'a page that waits for a document waits no longer once that is shown',
    { ...BEFORE.adopted, ...waiting },
    happen(onHide),
    'loading=false',
  ],
  [
    'data ends the reading of the page',
    { ...BEFORE.adopted, ...waiting },
    happen(onPageRead, runtime, SAME),
    'reloading=false',
  ],
  [
    'a page for apps has no router',
    { ...BEFORE.adopted, ...withoutRouter, hasRouter: true },
    happen(onNavigate, '/about', '', true),
    'load-document(/about)',
  ],
  ['nor loads one while it is read', { ...BEFORE.adopted, ...withoutRouter }, happen(onActivity), '~'],
  [
    'a press navigates by the router that is there',
    { ...BEFORE.adopted, hasRouter: true },
    happen(onNavigate, '/about'),
    'phase=loading, wanted=/about, load-router',
  ],
  ['which is loaded once', { ...BEFORE.adopted, hasRouter: true }, happen(onActivity), '~'],
  [
    'Back while the router is loaded and nothing else was pressed',
    { ...BEFORE.loading, wanted: undefined },
    happen(onRouterLoad, OTHER),
    'phase=routed, load-page',
  ],
  [
    'Back without network',
    { ...BEFORE.loading, wanted: undefined },
    happen(onRouterFailure),
    'phase=adopted, reload-document',
  ],
  [
    'a page that is out of date is read again by the router',
    { ...BEFORE.loading, wanted: undefined, stale: true },
    happen(onRouterLoad, HERE),
    'phase=routed, adopt-page, reload-router',
  ],
  [
    'entries without a key are told apart by their address',
    { ...BEFORE.loading, ...unkeyed },
    happen(onRouterLoad, { ...OTHER, entry: 'default' }),
    'phase=routed, load-page, navigate(/first)',
  ],
  [
    'a page that failed twice for one reason stays as it is',
    { ...BEFORE.routed, page: { ...page, outcome: { kind: 'failed', error: 'offline' } } },
    happen(onRouterReport, HERE, {
      ...routed,
      route: page.route,
      outcome: { kind: 'failed', error: 'offline' },
    }),
    '~',
  ],
])('%s', (_says, before, happening, expected) => {
  expect(describeTransition(before, happening)).toBe(expected);
});

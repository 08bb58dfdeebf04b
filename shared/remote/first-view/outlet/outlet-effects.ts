import { afterPaint } from '../../../ui/after-paint.ts';
import { savesData } from '../../../ui/saves-data.ts';
import { ADDRESS_CHANGE } from '../../../ui/typing/address-change.ts';
import type { RemoteContext } from '../../context.tsx';
import type { RemoteHost } from '../../host.ts';
import type { PageRouter } from '../../router/page-router.ts';
import type { Runtime } from '../../runtime.ts';
import { loadPage } from '../../screen/shown-page.ts';
import { keyOf } from '../history/history-key.ts';
import { loadRouter, loadRuntime, type RemoteMemory } from '../remote-memory.ts';
import {
  onPageRead,
  onPaint,
  onRouterFailure,
  onRouterLoad,
  onRouterPrefetch,
  onRouterReport,
  onRuntimeLoad,
} from './outlet-events.ts';
import type { EntryAddress, OutletEffect, RenderedPage } from './outlet-state.ts';
import type { Dispatch } from './outlet-store.ts';

/** What an outlet's effects work on. */
export interface OutletSetting {
  readonly memory: RemoteMemory;
  readonly host: RemoteHost;
  page(): RenderedPage;
  readonly dispatch: Dispatch;
  contextOf(runtime: Runtime): RemoteContext;
  /** Puts the server's elements back in place of a page that has thrown, or says in its head that it failed. */
  restoreServerPage(): void;
  /** Ends what the outlet listens to. */
  stop(): void;
}

/** Does what an event of the outlet calls for. What takes time ends with another event. */
export function createEffects({
  memory,
  host,
  page,
  dispatch,
  contextOf,
  restoreServerPage,
  stop,
}: OutletSetting) {
  let router: PageRouter | undefined;
  const startRouter = (shown?: RenderedPage) => {
    router = memory.startRouter?.({
      remote: memory.remote,
      host,
      runtime: () => page().runtime,
      shown,
      onFirstLoad: () => dispatch(onRouterReport, addressNow()),
      onChange: (routed) => dispatch(onRouterReport, addressNow(), routed),
    });
  };
  const effects: Readonly<Record<OutletEffect[0], (href: string) => void>> = {
    'load-router'() {
      loadRouter(memory)
        .then(() => dispatch(onRouterLoad, addressNow()))
        // Without its code the document itself goes on.
        .catch(() => dispatch(onRouterFailure));
      afterPaint(() => dispatch(onPaint));
    },
    'prefetch-router'() {
      // The browser first paints the frame that shows the scroll or the key. Where the code does not come, links load documents.
      if (!savesData())
        afterPaint(
          () =>
            void loadRouter(memory).then(
              () => dispatch(onRouterPrefetch),
              () => undefined,
            ),
        );
    },
    'adopt-page': () => startRouter(page()),
    'load-page': () => startRouter(),
    navigate: (href) => router?.navigate(href),
    'reload-router': () => router?.reload(),
    'load-document': (href) => location.assign(href),
    'reload-document': () => location.reload(),
    'show-part'(part) {
      location.hash = part;
    },
    'leave-remote': host.navigate,
    'read-page'() {
      const read = page();
      void readPage(read).then((outcome) => dispatch(onPageRead, read.runtime, outcome));
    },
    // A failure is met when the data is needed, not before.
    'read-ahead': () => void readPage(page()),
    'load-runtime': () =>
      void loadRuntime(memory, host).then(async (runtime) => {
        await runtime.loadScreen(page().route.screen);
        dispatch(onRuntimeLoad, runtime, contextOf(runtime), host.language.current());
      }),
    'announce-address': () => dispatchEvent(new Event(ADDRESS_CHANGE)),
    'restore-server-page': restoreServerPage,
    stop() {
      stop();
      router?.dispose();
    },
  };
  return (...[name, href = '']: OutletEffect) => effects[name](href);
}

/** The current address. */
export function addressNow(): EntryAddress {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, entry: keyOf(history.state) };
}

const readPage = ({ runtime, route }: RenderedPage) => loadPage(runtime, route, new URL(location.href));

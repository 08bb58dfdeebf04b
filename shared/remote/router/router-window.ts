import { keyOf } from '../first-view/history/history-key.ts';
import type { PageHistory } from '../first-view/history/page-history.ts';

/**
 * A proxy of `window` for a router, which writes the history of the page's host. In an older shell, which has none, single-spa
 * dispatches a popstate event after each entry that is added. It would make the router load a second time the page that it has just loaded.
 */
export function createRouterWindow(real: typeof window, pageHistory: PageHistory): typeof window {
  let ownKey: string | undefined;
  const wrapped = new Map<EventListener, EventListener>();

  const recordKey =
    (write: PageHistory['push']): PageHistory['push'] =>
    (state, unused, url) => {
      ownKey = keyOf(state);
      write(state, unused, url);
    };
  const historyProxy = createProxy(real.history, {
    pushState: recordKey(pageHistory.push),
    replaceState: recordKey(pageHistory.replace),
  });

  const isEcho = (event: Event): boolean =>
    event instanceof PopStateEvent &&
    Reflect.get(event, 'singleSpa') === true &&
    ownKey !== undefined &&
    keyOf(event.state) === ownKey;

  return createProxy(real, {
    history: historyProxy,
    addEventListener: (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (type !== 'popstate') return real.addEventListener(type, listener, options);
      const filtered: EventListener = (event) => {
        if (!isEcho(event)) listener(event);
      };
      wrapped.set(listener, filtered);
      real.addEventListener(type, filtered, options);
    },
    removeEventListener: (type: string, listener: EventListener, options?: EventListenerOptions) => {
      const filtered = type === 'popstate' ? wrapped.get(listener) : undefined;
      wrapped.delete(listener);
      real.removeEventListener(type, filtered ?? listener, options);
    },
  });
}

const { bind } = Function.prototype;

function createProxy<T extends object>(real: T, replacements: Readonly<Record<string, unknown>>): T {
  return new Proxy(real, {
    get(target, property) {
      if (typeof property === 'string' && property in replacements) return replacements[property];
      const value: unknown = Reflect.get(target, property, target);
      // Called on the real object: the browser's own functions refuse a proxy.
      const bound: unknown = typeof value === 'function' ? Reflect.apply(bind, value, [target]) : value;
      return bound;
    },
  });
}

/** What a press leads to, kept in the tab's storage: a document may take the place of another meanwhile. */
export interface PendingPress {
  /** In ms since 1970; undefined until the click. */
  readonly pressedAt?: number;
  readonly path: string;
  /** The heading of the page that is left. */
  readonly heading: string;
  /** A selector of the next page's first content. */
  readonly shown: string;
}

export const PENDING_KEY = 'bench-press';
export const SHOWN_KEY = 'bench-shown';

/** What the site's scripts hear of a visitor's hand. */
const HEARD = [
  'pointerdown',
  'pointermove',
  'pointerover',
  'pointerup',
  'mouseover',
  'mousemove',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchmove',
  'touchend',
  'wheel',
  'focusin',
  'click',
];

/** The events that scripts do not hear of where a press is to be the browser's own: all of them, or none. */
export const unheard = (way: 'press' | 'document'): readonly string[] => (way === 'document' ? HEARD : []);

/**
 * Runs in each document before any script. At each frame it looks whether heading and first content of the page that was
 * asked for are there, and stores the ms from the press to the end of that frame. It may use nothing from outside and
 * holds no named function, for which the compiler would insert a helper.
 */
export function watchShown([pendingKey, shownKey, unheardTypes]: readonly [
  string,
  string,
  readonly string[],
]): void {
  const frames: [FrameRequestCallback] = [
    () => {
      requestAnimationFrame(frames[0]);
      const stored = sessionStorage.getItem(pendingKey);
      if (stored === null) return;
      // oxlint-disable-next-line typescript/consistent-type-assertions -- written by this bench alone
      const { pressedAt, path, heading, shown } = JSON.parse(stored) as PendingPress;
      const title = document.querySelector('#main h1');
      if (pressedAt === undefined || location.pathname !== path || title?.textContent === heading) return;
      const isShown = [title, document.querySelector(shown)].every(
        (element) =>
          element !== null && element.closest('[inert]') === null && element.getClientRects().length > 0,
      );
      if (!isShown) return;
      sessionStorage.removeItem(pendingKey);
      // The frame that shows it ends with its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        sessionStorage.setItem(shownKey, String(performance.timeOrigin + performance.now() - pressedAt));
      };
      port2.postMessage(null);
    },
  ];
  requestAnimationFrame(frames[0]);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const stored = sessionStorage.getItem(pendingKey);
      if (stored === null) return;
      const pressedAt = performance.timeOrigin + timeStamp;
      // oxlint-disable-next-line typescript/consistent-type-assertions -- written by this bench alone
      const pending = JSON.parse(stored) as PendingPress;
      sessionStorage.setItem(pendingKey, JSON.stringify({ ...pending, pressedAt }));
    },
    { capture: true },
  );
  for (const type of unheardTypes)
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, passive: true });
}

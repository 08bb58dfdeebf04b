/** How long a pointer or a finger rests on a link that is about to be pressed, in ms. A swipe begins sooner. */
const REST_MS = 80;

interface Rest {
  readonly link: HTMLAnchorElement;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly ended: AbortController;
}

/**
 * Calls `onIntent` when a press of a link is likely: a pointer or a finger rests on it, a finger lifts from it, or it has the focus
 * of a keyboard. The signal is aborted when the finger begins to swipe.
 */
export function watchLinkIntent(
  onIntent: (link: HTMLAnchorElement, isPressed: boolean, swiped: AbortSignal) => void,
): void {
  let rest: Rest | undefined;
  const forget = () => {
    clearTimeout(rest?.timer);
    rest = undefined;
  };
  const begin = (link: HTMLAnchorElement | undefined) => {
    if (rest?.link === link) return;
    forget();
    if (!link) return;
    const ended = new AbortController();
    rest = { link, ended, timer: setTimeout(() => onIntent(link, false, ended.signal), REST_MS) };
  };
  const listen = <Name extends 'pointerover' | 'pointerdown' | 'pointerup' | 'pointercancel' | 'focusin'>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, handle, { passive: true });

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') begin(linkOf(target));
  });
  listen('pointerdown', ({ target, pointerType }) => {
    if (pointerType !== 'touch') return;
    forget();
    begin(linkOf(target));
  });
  listen('pointerup', ({ target, pointerType }) => {
    const link = linkOf(target);
    if (pointerType !== 'touch' || !link || rest?.link !== link) return;
    clearTimeout(rest.timer);
    onIntent(link, true, rest.ended.signal);
  });
  listen('pointercancel', () => {
    rest?.ended.abort();
    forget();
  });
  listen('focusin', ({ target }) => {
    const link = linkOf(target);
    if (link?.matches(':focus-visible')) onIntent(link, false, new AbortController().signal);
  });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined;
}

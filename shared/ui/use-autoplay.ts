import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { moves, wantsToMove } from './carousel.rules.ts';
import { usePrefersCalm } from './prefers-calm.ts';

/** Calls `step` every `intervalMs`, if given, while the row may move by itself; `handlers` belong on the row. */
export function useAutoplay(row: RefObject<Element | null>, step: () => void, intervalMs?: number) {
  const [asked, setAsked] = useState<boolean>();
  const calm = usePrefersCalm();
  const [pointedAt, setPointedAt] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  const [inView, setInView] = useState(false);
  const tick = useEffectEvent(step);
  const moving = moves({ asked, calm, pointedAt, focusInside, inView });

  useEffect(() => watchInView(row.current, setInView), [row]);
  useEffect(() => {
    if (!moving || intervalMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs]);

  return {
    wanted: wantsToMove({ asked, calm }),
    setAsked,
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A finger on the row: from here on the visitor moves it.
      onPointerDown: (event: PointerEvent) => event.pointerType !== 'mouse' && setAsked(false),
      onFocus: () => setFocusInside(true),
      onBlur: (event: FocusEvent) => setFocusInside(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function watchInView(element: Element | null, report: (inView: boolean) => void) {
  if (!element || typeof IntersectionObserver === 'undefined') {
    report(true);
    return;
  }
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}

import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { shouldMove, isPlaying } from './carousel.rules.ts';
import { usePrefersReducedMotion } from './prefers-reduced-motion.ts';

/** Calls `step` every `intervalMs`, if given, while the row may move by itself. Spread `handlers` on the row. */
export function useAutoplay(row: RefObject<Element | null>, step: () => void, intervalMs?: number) {
  const [requested, setRequested] = useState<boolean>();
  const reducedMotion = usePrefersReducedMotion();
  const [pointedAt, setPointedAt] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  const [inView, setInView] = useState(false);
  const tick = useEffectEvent(step);
  const moving = shouldMove({ requested, reducedMotion, pointedAt, focusInside, inView });

  useEffect(() => observeInView(row.current, setInView), [row]);
  useEffect(() => {
    if (!moving || intervalMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs]);

  return {
    playing: isPlaying({ requested, reducedMotion }),
    setRequested,
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A touch means that the visitor swipes: autoplay ends.
      onPointerDown: (event: PointerEvent) => event.pointerType !== 'mouse' && setRequested(false),
      onFocus: () => setFocusInside(true),
      onBlur: (event: FocusEvent) => setFocusInside(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function observeInView(element: Element | null, report: (inView: boolean) => void) {
  if (!element || typeof IntersectionObserver === 'undefined') {
    report(true);
    return;
  }
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}

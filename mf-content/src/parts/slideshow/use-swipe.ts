import { useRef, type TouchEvent } from 'react';

/** How far a finger goes sideways, in CSS px, before it means the next picture. */
const SWIPE = 40;

/** Calls `turn` when one finger goes sideways. Spread what it returns on the element. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      // Two fingers zoom, and one then moves what is zoomed.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current =
        finger && touches.length === 1 && !isZoomed ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const along = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) > Math.max(SWIPE, Math.abs(along))) turn(across < 0 ? 1 : -1);
    },
  };
}

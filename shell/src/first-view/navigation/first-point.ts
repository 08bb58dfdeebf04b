import { savesData } from '@trust/shared/ui/saves-data';

const POINTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls `then` when the visitor first points at something, touches it or moves the focus to it, unless they save data. */
export function onFirstPoint(then: () => void): void {
  const handle = () => {
    for (const point of POINTS) document.removeEventListener(point, handle);
    if (!savesData()) then();
  };
  for (const point of POINTS) document.addEventListener(point, handle, { passive: true });
}

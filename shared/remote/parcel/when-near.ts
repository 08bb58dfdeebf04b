/** How far from the screen an element counts as near: half of the screen's height. */
const MARGIN = '50% 0px';
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls `onNear` once when the visitor comes near an element: by scrolling, pointing, touching or with the focus. */
export function whenNear(element: Element, onNear: () => void): () => void {
  // Browsers without it load everything at once.
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  const finish = () => {
    stop();
    onNear();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
    },
    { rootMargin: MARGIN },
  );
  const stop = () => {
    observer.disconnect();
    for (const name of APPROACHES) element.removeEventListener(name, finish);
  };
  observer.observe(element);
  for (const name of APPROACHES) element.addEventListener(name, finish, { passive: true });
  return stop;
}

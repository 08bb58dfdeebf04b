import { useEffect, useState, type RefObject } from 'react';

/** The part of an item that is in view when it counts as the one that is shown. */
const MOSTLY = 0.6;

/**
 * Keeps keyboard and screen reader out of the row's items that are out of its view. Returns the index, from 0, of the one
 * that came into view last. `count` is the number of items.
 */
export function useItemsInView(row: RefObject<Element | null>, count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const root = row.current;
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const items = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          // An item that is scrolled away with the focus in it keeps the focus.
          target.toggleAttribute('inert', !isIntersecting && !target.contains(document.activeElement));
          if (intersectionRatio >= MOSTLY) setShown(items.indexOf(target));
        }
      },
      { root, threshold: [0, MOSTLY] },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [row, count]);
  return shown;
}

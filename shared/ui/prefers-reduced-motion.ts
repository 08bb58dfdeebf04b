import { savesData } from './saves-data.ts';
import { useSyncExternalStore } from 'react';

const QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether the device asks for less motion or less data. On the server: yes, so that nothing moves too early. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const lists = mediaLists();
      for (const list of lists) list.addEventListener('change', changed);
      return () => {
        for (const list of lists) list.removeEventListener('change', changed);
      };
    },
    () => savesData() || mediaLists().some((list) => list.matches),
    () => true,
  );
}

function mediaLists(): MediaQueryList[] {
  return typeof matchMedia === 'function' ? QUERIES.map((query) => matchMedia(query)) : [];
}

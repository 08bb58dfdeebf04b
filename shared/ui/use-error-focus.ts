import { useEffect, useRef, type RefObject } from 'react';
import { useUiTexts } from './texts.ts';

/**
 * Focuses an element that says what went wrong when it is mounted, and marks the document's title meanwhile. Give the
 * element `tabIndex={-1}` and `autoFocus`: without scripts the browser focuses it.
 */
export function useErrorFocus(shown: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const prefix = useUiTexts().errorPrefix;
  useEffect(() => {
    if (!shown) return;
    element.current?.focus();
    const before = document.title;
    // The server has marked the title of a page with a refused form.
    if (before.startsWith(prefix)) return;
    document.title = prefix + before;
    return () => {
      if (document.title === prefix + before) document.title = before;
    };
  }, [shown, prefix]);
  return element;
}

import { useEffect, useRef, type RefObject } from 'react';
import { useErrorTitle } from './use-error-title.ts';

/**
 * Focuses an element that says what went wrong when it is mounted, and where it `isError` marks the document's title
 * meanwhile. Give the element `tabIndex={-1}` and `autoFocus`: without scripts the browser focuses it.
 */
export function useErrorFocus(shown: boolean, isError = true): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useErrorTitle(shown && isError);
  useEffect(() => {
    if (shown) element.current?.focus();
  }, [shown]);
  return element;
}

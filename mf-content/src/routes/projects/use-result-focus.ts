import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the result's heading once another result is shown that the visitor has asked for: `announce` is called before. Not
 * on Back, where the page is as it was left.
 */
export function useResultFocus(result: unknown) {
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  /** The result that another one was asked for at. */
  const asked = useRef<unknown>(undefined);
  useEffect(() => {
    if (asked.current === undefined || asked.current === result) return;
    asked.current = undefined;
    heading.current?.focus();
  }, [result]);
  return {
    heading,
    announce: () => {
      asked.current = result;
    },
  };
}

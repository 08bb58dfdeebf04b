import { useEffect } from 'react';
import { useUiTexts } from './texts.ts';

/** Marks the document's title as an error's while `shown`. */
export function useErrorTitle(shown: boolean): void {
  const prefix = useUiTexts().errorPrefix;
  useEffect(() => {
    if (!shown) return;
    const before = document.title;
    // The server has marked the title of a page with a refused form.
    if (before.startsWith(prefix)) return;
    document.title = prefix + before;
    return () => {
      if (document.title === prefix + before) document.title = before;
    };
  }, [shown, prefix]);
}

import { reportUnexpected } from '@trust/shared/http';
import { useHttp, useLanguage } from '@trust/shared/remote';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FormStore } from '../state/form-store.ts';
import { readApplication } from './read-application.data.ts';

/** Reads the category's names of a correction again where the page's language is another one; what was typed stays. */
export function useNamesInLanguage(store: FormStore): void {
  const http = useHttp();
  const language = useLanguage();
  const correction = useStore(store, (state) => state.correction);
  const suid = correction?.language === language ? undefined : correction?.suid;
  useEffect(() => {
    if (suid === undefined) return;
    let isCurrent = true;
    void readApplication(http, suid)
      .then((result) => {
        const { correction: now } = store.getState();
        // Where they cannot be read, the names in the other language are better than none.
        if (!isCurrent || result.outcome !== 'read' || now?.suid !== suid) return;
        const { name, additionalFields } = result.application.category;
        store.setState({ categoryName: name, correction: { ...now, language, additionalFields } });
      })
      .catch(reportUnexpected);
    return () => {
      isCurrent = false;
    };
  }, [http, language, suid, store]);
}

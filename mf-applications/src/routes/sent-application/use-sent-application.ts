import { ApplicationOverview } from '@trust/shared/contract/applications/application-overview';
import { NotFoundError, UnavailableError, type Http } from '@trust/shared/http';
import { useHttp, useLanguage } from '@trust/shared/remote';
import { useEffect, useState } from 'react';

export type SentApplicationState =
  | { readonly kind: 'loaded'; readonly application: ApplicationOverview }
  | { readonly kind: 'loading' | 'unknown' | 'unavailable' };

/**
 * Reads an application in the browser, never on the server: no HTML, cache or log of a server holds what it says. Its
 * category is read in the page's language.
 */
export function useSentApplication(suid: string): SentApplicationState & { retry: () => void } {
  const http = useHttp();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SentApplicationState>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    void readSent(http, suid).then((read) => {
      if (isCurrent) setState(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [http, suid, language, attempt]);
  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt((before) => before + 1);
  };
  return { ...state, retry };
}

async function readSent(http: Http, suid: string): Promise<SentApplicationState> {
  try {
    const request = { base: 'api', path: 'project/get-application-by-suid', method: 'POST' } as const;
    return {
      kind: 'loaded',
      application: await http.read({ ...request, body: { suid } }, ApplicationOverview),
    };
  } catch (error) {
    if (error instanceof NotFoundError) return { kind: 'unknown' };
    if (!(error instanceof UnavailableError)) reportError(error);
    return { kind: 'unavailable' };
  }
}

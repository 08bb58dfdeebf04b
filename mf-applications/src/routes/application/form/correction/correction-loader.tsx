import { APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { useHttp, useLanguage, Link } from '@trust/shared/remote';
import { Notice } from '@trust/shared/ui/notice';
import { RetryNotice } from '@trust/shared/ui/retry';
import { Spinner } from '@trust/shared/ui/spinner';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { endCorrection, readCorrection } from '../../../../parts/correction.ts';
import { OfficeContact } from '../../../../parts/office-contact.tsx';
import type { FormStore } from '../state/form-store.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { fillForm } from './fill-form.rules.ts';
import { useNamesInLanguage } from './use-names-in-language.ts';
import { readApplication, type ReadOutcome } from './read-application.data.ts';

/** Fills the form with the application that is corrected, unless it holds it already, as after a reload. */
export function CorrectionLoader({
  suid,
  store,
  children,
}: {
  suid: string;
  store: FormStore;
  children: ReactNode;
}) {
  const t = useFormTexts();
  const http = useHttp();
  const language = useLanguage();
  const { correction, sent } = useStore(store);
  // What was sent before is no answer to this correction.
  const [sentBefore] = useState(sent);
  const isFilled = correction?.suid === suid || (sent !== undefined && sent !== sentBefore);
  const [failure, setFailure] = useState<Exclude<ReadOutcome['outcome'], 'read'>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // A correction that is given up is not read again.
    if (isFilled || readCorrection() !== suid) return;
    let isCurrent = true;
    void readApplication(http, suid)
      .catch((error: unknown): ReadOutcome => {
        reportError(error);
        return { outcome: 'unavailable' };
      })
      .then((result) => {
        if (!isCurrent) return;
        if (result.outcome === 'read') store.setState(fillForm(result.application, language), true);
        else setFailure(result.outcome);
      });
    return () => {
      isCurrent = false;
    };
  }, [http, language, suid, store, isFilled, attempt]);

  useNamesInLanguage(store);

  if (isFilled) return children;
  if (failure === 'unavailable') {
    const again = () => {
      setFailure(undefined);
      setAttempt((before) => before + 1);
    };
    return <RetryNotice message={t('correction.unavailable')} onRetry={again} />;
  }
  if (failure) {
    return (
      <>
        <Notice tone="error" takesFocus>
          <p>{t(`failed.${failure}`)}</p>
          <p>
            <Link href={APPLICATION_PATH} onClick={endCorrection}>
              {t('correction.new')}
            </Link>
          </p>
        </Notice>
        <OfficeContact />
      </>
    );
  }
  return <Spinner label={t('correction.loading')} />;
}

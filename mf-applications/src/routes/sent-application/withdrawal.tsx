import { Application } from '@trust/shared/contract/applications/application';
import { reportUnexpected } from '@trust/shared/http';
import { useHttp } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx';
import styles from './sent-application.module.css';
import { useOwnTexts } from './use-own-texts.ts';

/** Withdraws an application that is not decided, once that is confirmed. */
export function Withdrawal({
  suid,
  onWithdrawn,
}: {
  suid: string;
  onWithdrawn: (application: Application) => void;
}) {
  const t = useOwnTexts();
  const http = useHttp();
  const [state, setState] = useState<'idle' | 'asking' | 'sending' | 'failed'>('idle');
  const withdraw = async () => {
    setState('sending');
    try {
      const request = { base: 'api', path: 'project/withdraw-application', method: 'POST' } as const;
      onWithdrawn(await http.read({ ...request, body: { suid } }, Application));
    } catch (error) {
      reportUnexpected(error);
      setState('failed');
    }
  };
  return (
    <section className={styles.screen} aria-labelledby="withdraw">
      <h2 className={styles.title} id="withdraw">
        {t('withdraw')}
      </h2>
      <p>{t('withdraw-lead')}</p>
      {state === 'failed' ? (
        <Notice tone="error" takesFocus>
          <p>{t('withdraw-failed')}</p>
        </Notice>
      ) : null}
      <p>
        <Button kind="quiet" onClick={() => setState('asking')}>
          {t('withdraw')}
        </Button>
      </p>
      {state === 'asking' || state === 'sending' ? (
        <ConfirmDialog
          question={t('withdraw-question')}
          yes={t('withdraw-yes')}
          no={t('withdraw-no')}
          busy={state === 'sending'}
          onYes={() => void withdraw()}
          onNo={() => setState('idle')}
        />
      ) : null}
    </section>
  );
}

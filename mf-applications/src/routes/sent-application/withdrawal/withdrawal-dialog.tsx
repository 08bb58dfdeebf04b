import { ApplicationOverview } from '@trust/shared/contract/applications/application-overview';
import { reportUnexpected } from '@trust/shared/http';
import { useHttp } from '@trust/shared/remote';
import { Notice } from '@trust/shared/ui/notice';
import { useState } from 'react';
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx';
import { useWithdrawalTexts } from './withdrawal.texts.ts';

/** Asks before an application is withdrawn, withdraws it, and says how that ended. */
export function WithdrawalDialog({
  suid,
  onWithdrawn,
  onClose,
}: {
  suid: string;
  onWithdrawn: (application: ApplicationOverview) => void;
  onClose: () => void;
}) {
  const t = useWithdrawalTexts();
  const http = useHttp();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking');
  const withdraw = async () => {
    setState('sending');
    try {
      const request = { base: 'api', path: 'project/withdraw-application', method: 'POST' } as const;
      onWithdrawn(await http.read({ ...request, body: { suid } }, ApplicationOverview));
      setState('done');
    } catch (error) {
      reportUnexpected(error);
      setState('failed');
    }
  };
  if (state === 'done' || state === 'failed') {
    return (
      <Notice key={state} tone={state === 'done' ? 'success' : 'error'} takesFocus>
        <p>{t(state)}</p>
      </Notice>
    );
  }
  return (
    <ConfirmDialog
      question={t('question')}
      yes={t('yes')}
      no={t('no')}
      busy={state === 'sending'}
      onYes={() => void withdraw()}
      onNo={onClose}
    >
      {t('lead')}
    </ConfirmDialog>
  );
}

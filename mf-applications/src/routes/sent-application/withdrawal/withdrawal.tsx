import type { ApplicationOverview } from '@trust/shared/contract/applications/application-overview';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { useOwnTexts } from '../use-own-texts.ts';
import type { WithdrawalDialog } from './withdrawal-dialog.tsx';

interface Loaded {
  readonly Dialog: ComponentType<ComponentProps<typeof WithdrawalDialog>>;
}

/** The way to withdraw an application that is not decided. What asks and sends is loaded with the press. */
export function Withdrawal({
  application: { suid, status },
  onWithdrawn,
}: {
  application: ApplicationOverview;
  onWithdrawn: (application: ApplicationOverview) => void;
}) {
  const t = useOwnTexts();
  const tRemote = useTexts();
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | Loaded>('idle');
  const open = async () => {
    setState('loading');
    try {
      const { WithdrawalDialog: Dialog } = await import(
        /* webpackChunkName: "withdrawal" */ './withdrawal-dialog.tsx'
      );
      setState({ Dialog });
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {status === 'received' || status === 'in-review' ? (
        <p>
          <Button kind="quiet" busy={state === 'loading'} onClick={() => void open()}>
            {t('withdraw')}
          </Button>
        </p>
      ) : null}
      {state === 'failed' ? (
        <Notice tone="error" takesFocus>
          <p>{tRemote('start.failed')}</p>
        </Notice>
      ) : null}
      {typeof state === 'object' ? (
        <state.Dialog suid={suid} onWithdrawn={onWithdrawn} onClose={() => setState('idle')} />
      ) : null}
    </>
  );
}

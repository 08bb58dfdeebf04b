import { Button, ButtonLink } from '@trust/shared/ui/button';
import { APPLICATION_PATH, buildPath, SENT_APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { Dialog } from '@trust/shared/ui/dialog';
import { reportUnexpected } from '@trust/shared/http';
import { useState } from 'react';
import { ApplicationNumber } from '../../../../parts/application-number/application-number.tsx';
import { withinTime } from '../../../../parts/device-storage/within-time.ts';
import { announceSent } from '../../../../parts/just-sent.ts';
import { useFormContext } from '../state/form-context.ts';
import type { SentApplication } from '../state/form-state.ts';
import { openForm } from '../state/form-store.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './sending.module.css';

/**
 * The number of the application that was sent, in a dialog: whoever confirms it goes to the application's page. What stands
 * below is for whoever comes back from there, or has no network any more.
 */
export function Sent({ sent }: { sent: SentApplication }) {
  const t = useFormTexts();
  const { actions } = useFormContext();
  const [isLeaving, setIsLeaving] = useState(false);
  const { code, suid, corrected, confirmed } = sent;
  const title = t(corrected ? 'sent.updated' : 'sent.h1');
  const summary = buildPath(SENT_APPLICATION_PATH, suid);

  const confirm = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    announceSent({ suid, corrected });
    // The device's list of what was sent is written meanwhile.
    await withinTime(openForm('new').drafts?.settled() ?? Promise.resolve()).catch(reportUnexpected);
    actions.confirmSent();
    if (navigator.onLine) window.location.assign(summary);
  };
  const number = (
    <dl>
      <ApplicationNumber code={code} />
    </dl>
  );
  return (
    <div className={styles.sent}>
      <h1>{title}</h1>
      {confirmed ? (
        <>
          {number}
          <p className={styles.actions}>
            <ButtonLink href={summary}>{t('sent.summary')}</ButtonLink>
            {corrected ? null : (
              <ButtonLink kind="quiet" href={APPLICATION_PATH}>
                {t('sent.another')}
              </ButtonLink>
            )}
          </p>
        </>
      ) : (
        <Dialog role="alertdialog" title={title} onClose={() => void confirm()}>
          <div className={styles.told}>
            {number}
            <p>{t('sent.next')}</p>
            <p>
              <Button busy={isLeaving} onClick={() => void confirm()}>
                {t('sent.summary')}
              </Button>
            </p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

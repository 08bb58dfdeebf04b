import { ButtonLink } from '@trust/shared/ui/button';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useRef } from 'react';
import { useReliefTexts } from './relief.texts.ts';
import styles from './outside-form.module.css';
import { frameRights } from './relief.rules.ts';
import { useReach } from './use-reach.ts';

/** A form of another host in a frame, with a link that opens it alone and help where it does not load. */
export function OutsideForm({ address, host, title }: { address: string; host: string; title: string }) {
  const t = useReliefTexts();
  const { attempt, failed, waiting, retry } = useReach(address);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (attempt > 0 && !failed) frame.current?.focus();
  }, [attempt, failed]);
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('host', { host })}</p>
      <p>
        <ButtonLink kind="quiet" href={address} target="_blank" rel="noopener noreferrer">
          {t('open')}
        </ButtonLink>
      </p>
      {failed ? <RetryNotice message={t('failed')} onRetry={retry} busy={waiting} /> : null}
      <iframe
        key={attempt}
        ref={frame}
        className={styles.frame}
        src={address}
        title={t('frame', { title })}
        hidden={failed}
        sandbox={frameRights(address)}
        referrerPolicy="no-referrer"
      />
    </div>
  );
}

import { ButtonLink } from '@trust/shared/ui/button';
import { APPLICATION_PATH, buildPath, SENT_APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { useEffect, useRef } from 'react';
import { ApplicationNumber } from '../../../../parts/application-number/application-number.tsx';
import type { SentApplication } from '../state/form-state.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './sending.module.css';

/** The number of the application that was sent, and the way to its page. */
export function Sent({ sent }: { sent: SentApplication }) {
  const t = useFormTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { code, suid, corrected } = sent;
  return (
    <div className={styles.sent}>
      <h1 ref={heading} tabIndex={-1}>
        {t(corrected ? 'sent.updated' : 'sent.h1')}
      </h1>
      <dl>
        <ApplicationNumber code={code} />
      </dl>
      {corrected ? null : (
        <>
          <p>{t('sent.keep')}</p>
          <p>{t('sent.next')}</p>
          <p>{t('sent.one')}</p>
        </>
      )}
      <p className={styles.actions}>
        <ButtonLink href={buildPath(SENT_APPLICATION_PATH, suid)}>{t('sent.summary')}</ButtonLink>
        {corrected ? null : (
          <ButtonLink kind="quiet" href={APPLICATION_PATH}>
            {t('sent.another')}
          </ButtonLink>
        )}
      </p>
      <p className={styles.quiet}>{t('sent.private')}</p>
    </div>
  );
}

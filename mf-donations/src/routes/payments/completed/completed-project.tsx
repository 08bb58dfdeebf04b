import { Notice } from '@trust/shared/ui/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import type { RefusedDonation } from '../form/state/refused-donation.ts';
import styles from './completed-project.late.module.css';

/** Says that the project is funded, and why a donation that was posted is `refused`; `children` leads to others. */
export function CompletedProject({
  refused,
  hasOthers,
  children,
}: {
  refused: RefusedDonation | null;
  hasOthers: boolean;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <>
      {refused?.message ? (
        <Notice tone="error" takesFocus>
          <p>{refused.message}</p>
        </Notice>
      ) : null}
      <div className={styles.completed}>
        <Notice tone="success" title={t('completed.title')} isStatic>
          <p>{t('completed.text')}</p>
        </Notice>
        {hasOthers ? <h2>{t('completed.others')}</h2> : null}
        {children}
      </div>
    </>
  );
}

import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './donation-form.module.css';

/** Says that online payment cannot be had yet, and what can be done instead. Takes focus when it appears. */
export function NotYet({ bankId, onBank }: { bankId: string; onBank: () => void }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.notYet}>
      <Notice tone="info" title={t('pay.not-yet-title')}>
        <p>{t('pay.not-yet')}</p>
        <ButtonLink
          kind="brand"
          href={`#${bankId}`}
          onClick={(event) => {
            event.preventDefault();
            onBank();
          }}
        >
          {t('pay.show-bank')}
        </ButtonLink>
      </Notice>
    </div>
  );
}

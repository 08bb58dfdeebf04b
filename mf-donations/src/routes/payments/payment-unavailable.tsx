import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

/** Says that no online payment is configured; `children` is what can be done instead. Takes focus when it appears. */
export function PaymentUnavailable({ children }: { children: ReactNode }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="info" title={t('pay.not-yet-title')}>
        <p>{t('pay.not-yet')}</p>
        {children}
      </Notice>
    </div>
  );
}

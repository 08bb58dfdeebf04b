import { Link } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useRef, type ReactNode } from 'react';
import { outcomePath } from '../parts/payment-state.rules.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './checkout-notices.module.css';
import { FailedNotice } from './failed-notice.tsx';
import type { Failed, Phase, Trouble as Why } from './phase.ts';

/** What a payment has come to, under the button that began it. */
export function CheckoutNotices({
  phase,
  failed,
  onAgain,
  onPlain,
  toBank,
}: {
  phase: Phase;
  failed: Failed | undefined;
  /** Presses Proceed again. */
  onAgain: () => void;
  /** Goes on to the provider's own page without the pop-up. */
  onPlain: (tranId: string) => void;
  toBank: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase.kind !== 'idle') box.current?.scrollIntoView({ block: 'nearest' });
  }, [phase.kind]);
  return (
    <div ref={box} className={styles.notices}>
      <Told phase={phase} failed={failed} onAgain={onAgain} onPlain={onPlain} toBank={toBank} />
    </div>
  );
}

function Told({ phase, failed, onAgain, onPlain, toBank }: Parameters<typeof CheckoutNotices>[0]): ReactNode {
  const t = useTexts();
  switch (phase.kind) {
    case 'idle':
    case 'beginning':
      return null;
    case 'leaving':
    case 'confirming':
      return (
        <Notice tone="info">
          <p>{t(`checkout.${phase.kind}`)}</p>
        </Notice>
      );
    case 'open':
      return (
        <>
          {phase.hasFailed && failed ? (
            <FailedNotice failed={failed} onAgain={onAgain} toBank={toBank} />
          ) : null}
          <Notice tone="info" title={t('checkout.open-title')}>
            <p>{t('checkout.open')}</p>
            <Button kind="quiet" onClick={onAgain}>
              {t('checkout.reopen')}
            </Button>
            <Link href={outcomePath(phase.tranId)}>{t('checkout.ask')}</Link>
          </Notice>
        </>
      );
    case 'dismissed':
      return (
        <Notice tone="info" title={t('checkout.dismissed-title')}>
          <p>{t('checkout.dismissed')}</p>
        </Notice>
      );
    case 'failed':
      return failed ? <FailedNotice failed={failed} onAgain={onAgain} toBank={toBank} /> : null;
    case 'no-window':
      return (
        <Notice tone="error" title={t('checkout.no-window-title')}>
          <p>{t('checkout.no-window')}</p>
          <Button kind="brand" onClick={() => onPlain(phase.tranId)}>
            {t('checkout.plain')}
          </Button>
          <Button kind="quiet" onClick={onAgain}>
            {t('checkout.try-window')}
          </Button>
        </Notice>
      );
    case 'trouble':
      return <Trouble why={phase.why} onAgain={onAgain} toBank={toBank} />;
  }
}

function Trouble({ why, onAgain, toBank }: { why: Why; onAgain: () => void; toBank: ReactNode }) {
  const t = useTexts();
  const unreachable = t(navigator.onLine ? 'checkout.unreachable' : 'checkout.offline');
  return (
    <>
      <RetryNotice message={why.kind === 'refused' ? why.message : unreachable} onRetry={onAgain} />
      {toBank}
    </>
  );
}

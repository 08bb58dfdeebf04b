import { Link } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useRef, type ReactNode } from 'react';
import { outcomePath } from '../../../parts/outcome/payment-state.rules.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './checkout-notices.module.css';
import { FailedNotice } from './failed-notice.tsx';
import type { CallFailure, CheckoutPhase, FailedAttempts } from './phase.ts';

/** The payment's phase, under the button that began it. */
export function CheckoutNotices({
  phase,
  failure,
  onRetry,
  onSubmitWithoutScript,
  bankLink,
}: {
  phase: CheckoutPhase;
  failure: FailedAttempts | undefined;
  /** Submits the form again. */
  onRetry: () => void;
  /** Continues on the provider's own page, without the pop-up. */
  onSubmitWithoutScript: (tranId: string) => void;
  bankLink: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase.kind !== 'idle') box.current?.scrollIntoView({ block: 'nearest' });
  }, [phase.kind]);
  return (
    <div ref={box} className={styles.notices}>
      <PhaseNotice
        phase={phase}
        failure={failure}
        onRetry={onRetry}
        onSubmitWithoutScript={onSubmitWithoutScript}
        bankLink={bankLink}
      />
    </div>
  );
}

function PhaseNotice({
  phase,
  failure,
  onRetry,
  onSubmitWithoutScript,
  bankLink,
}: Parameters<typeof CheckoutNotices>[0]): ReactNode {
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
          {phase.hasFailed && failure ? (
            <FailedNotice failure={failure} onRetry={onRetry} bankLink={bankLink} />
          ) : null}
          <Notice tone="info" title={t('checkout.open-title')}>
            <p>{t('checkout.open')}</p>
            <Button kind="quiet" onClick={onRetry}>
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
      return failure ? <FailedNotice failure={failure} onRetry={onRetry} bankLink={bankLink} /> : null;
    case 'no-pop-up':
      return (
        <Notice tone="error" title={t('checkout.no-window-title')}>
          <p>{t('checkout.no-window')}</p>
          <Button kind="brand" onClick={() => onSubmitWithoutScript(phase.tranId)}>
            {t('checkout.plain')}
          </Button>
          <Button kind="quiet" onClick={onRetry}>
            {t('checkout.try-window')}
          </Button>
        </Notice>
      );
    case 'begin-failed':
      return <BeginFailedNotice failure={phase.failure} onRetry={onRetry} bankLink={bankLink} />;
  }
}

function BeginFailedNotice({
  failure,
  onRetry,
  bankLink,
}: {
  failure: CallFailure;
  onRetry: () => void;
  bankLink: ReactNode;
}) {
  const t = useTexts();
  const unreachable = t(navigator.onLine ? 'checkout.unreachable' : 'checkout.offline');
  return (
    <>
      <RetryNotice message={failure.kind === 'refused' ? failure.message : unreachable} onRetry={onRetry} />
      {bankLink}
    </>
  );
}

import { Notice } from '@trust/shared/ui/notice';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useRef } from 'react';
import { OutcomeCard } from '../../parts/outcome-card.tsx';
import { standingOf, type PaymentState } from '../../parts/payment-state.rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { CheckOutcome } from './check.data.ts';

/** What looking a payment up came to. */
export function CheckResult({
  outcome,
  onRetry,
}: {
  outcome: Exclude<CheckOutcome, { outcome: 'faults' }>;
  onRetry: () => void;
}) {
  const t = useTexts();
  switch (outcome.outcome) {
    case 'told':
      return <Told state={outcome.state} />;
    case 'wrong':
      return (
        <Notice tone="error">
          <p>{t('check.wrong')}</p>
        </Notice>
      );
    case 'locked':
      return (
        <Notice tone="error">
          <p>{outcome.words ?? t('check.away')}</p>
        </Notice>
      );
    case 'away':
    case 'offline':
      return <RetryNotice message={t(`check.${outcome.outcome}`)} onRetry={onRetry} />;
  }
}

function Told({ state }: { state: PaymentState }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const standing = standingOf(state);
  return (
    <OutcomeCard
      standing={standing}
      heading={
        <h2 ref={heading} tabIndex={-1}>
          {t(`outcome.${standing}.title`)}
        </h2>
      }
    >
      {standing === 'received' ? <p>{t('check.received')}</p> : null}
      {standing === 'checking' ? (
        <>
          <p>{t('check.checking')}</p>
          <p>{t('outcome.checking.money')}</p>
        </>
      ) : null}
      {standing === 'failed' ? (
        <>
          <p>{t('outcome.failed.what')}</p>
          <p>{t('outcome.failed.money')}</p>
        </>
      ) : null}
    </OutcomeCard>
  );
}

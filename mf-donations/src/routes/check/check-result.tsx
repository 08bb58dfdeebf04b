import { Notice } from '@trust/shared/ui/notice';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useRef } from 'react';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { stageOf, type PaymentState } from '../../parts/outcome/payment-state.rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { LookUpOutcome } from './check.data.ts';

export function CheckResult({
  outcome,
  onRetry,
}: {
  outcome: Exclude<LookUpOutcome, { outcome: 'field-errors' }>;
  onRetry: () => void;
}) {
  const t = useTexts();
  switch (outcome.outcome) {
    case 'found':
      return <FoundPayment state={outcome.state} />;
    case 'no-match':
      return (
        <Notice tone="error">
          <p>{t('check.wrong')}</p>
        </Notice>
      );
    case 'locked':
      return (
        <Notice tone="error">
          <p>{outcome.message ?? t('check.unavailable')}</p>
        </Notice>
      );
    case 'unavailable':
    case 'offline':
      return <RetryNotice message={t(`check.${outcome.outcome}`)} onRetry={onRetry} />;
  }
}

function FoundPayment({ state }: { state: PaymentState }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stage = stageOf(state);
  return (
    <OutcomeCard
      stage={stage}
      heading={
        <h2 ref={heading} tabIndex={-1}>
          {t(`outcome.${stage}.title`)}
        </h2>
      }
    >
      {stage === 'received' ? <p>{t('check.received')}</p> : null}
      {stage === 'checking' ? (
        <>
          <p>{t('check.checking')}</p>
          <p>{t('outcome.checking.money')}</p>
        </>
      ) : null}
      {stage === 'failed' ? (
        <>
          <p>{t('outcome.failed.what')}</p>
          <p>{t('outcome.failed.money')}</p>
        </>
      ) : null}
    </OutcomeCard>
  );
}

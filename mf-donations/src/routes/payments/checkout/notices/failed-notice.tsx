import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useErrorTitle } from '@trust/shared/ui/use-error-title';
import { useEffect, useState, type ReactNode } from 'react';
import { failureKindOf } from '../../../../parts/outcome/failure.rules.ts';
import { secondsToWait } from './failure-advice.rules.ts';
import type { FailedAttempts } from '../phase.ts';
import { useCheckoutTexts } from './use-checkout-texts.ts';

/** Why a payment failed, by us and last by the provider, what becomes of the money, and what can be done. */
export function FailedNotice({
  failure: { error, times },
  onRetry,
  bankLink,
}: {
  failure: FailedAttempts;
  onRetry: () => void;
  bankLink: ReactNode;
}) {
  const t = useCheckoutTexts();
  useErrorTitle(true);
  const kind = failureKindOf(error.reason);
  const { advice } = error;
  return (
    <>
      <Notice tone="error" title={t(`failure.${kind}.title`)}>
        <p>{t(`failure.${kind}.what`)}</p>
        <p>{t(`failure.${kind}.money`)}</p>
        <p>{t('checkout.kept')}</p>
        {error.description === '' ? null : (
          <p>
            <small>
              {t('checkout.provider-says')} <q lang="en">{error.description}</q>
            </small>
          </p>
        )}
      </Notice>
      <AgainButton key={times} seconds={secondsToWait(advice, times)} onRetry={onRetry}>
        {t(`checkout.${advice}`)}
      </AgainButton>
      {advice === 'again' ? null : bankLink}
    </>
  );
}

/** A button that cannot be pressed before `seconds` are over. */
function AgainButton({
  seconds,
  onRetry,
  children,
}: {
  seconds: number;
  onRetry: () => void;
  children: ReactNode;
}) {
  const t = useCheckoutTexts();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Button kind="brand" busy={left > 0} onClick={onRetry}>
      {children}
      {left > 0 ? ` ${t('checkout.in-seconds', { seconds: String(left) })}` : null}
    </Button>
  );
}

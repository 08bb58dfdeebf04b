import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useErrorTitle } from '@trust/shared/ui/use-error-title';
import { useEffect, useState, type ReactNode } from 'react';
import { failureKindOf } from '../../../../parts/outcome/failure.rules.ts';
import { DESCRIPTION_LANGUAGE } from '../../../../providers/card-checkout.ts';
import { secondsToWait } from './failure-advice.rules.ts';
import type { FailedAttempts } from '../phase.ts';
import { useCheckoutTexts } from './use-checkout-texts.ts';

/**
 * Why a payment failed, what becomes of the money, and what can be done. The provider's own sentence is last, and on pages in
 * its language alone.
 */
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
  const language = useLanguage();
  const kind = failureKindOf(error.reason);
  const { advice } = error;
  return (
    <>
      <Notice tone="warning" isAlert title={t(`failure.${kind}.title`)}>
        <p>{t(`failure.${kind}.what`)}</p>
        <p>{t(`failure.${kind}.money`)}</p>
        <p>{t('checkout.kept')}</p>
        {error.description === '' || language !== DESCRIPTION_LANGUAGE ? null : (
          <p>
            <small>
              {t('checkout.provider-says')} <q lang={DESCRIPTION_LANGUAGE}>{error.description}</q>
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

import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useState, type ReactNode } from 'react';
import { failureOf } from '../parts/failure.rules.ts';
import { useTexts } from '../texts/use-texts.ts';
import { adviceFor, secondsToWait } from './failure-advice.rules.ts';
import type { Failed } from './phase.ts';

/** Why a payment failed: the provider's words and ours, what becomes of the money, and what can be done. */
export function FailedNotice({
  failed: { error, times },
  onAgain,
  toBank,
}: {
  failed: Failed;
  onAgain: () => void;
  toBank: ReactNode;
}) {
  const t = useTexts();
  const kind = failureOf(error.reason);
  const advice = adviceFor(error.code);
  return (
    <>
      <Notice tone="error" title={t(`failure.${kind}.title`)}>
        {error.description === '' ? null : (
          <p>
            {t('checkout.provider-says')} <q lang="en">{error.description}</q>
          </p>
        )}
        <p>{t(`failure.${kind}.what`)}</p>
        <p>{t(`failure.${kind}.money`)}</p>
        <p>{t('checkout.kept')}</p>
      </Notice>
      <AgainButton key={times} seconds={secondsToWait(error.code, times)} onAgain={onAgain}>
        {t(`checkout.${advice}`)}
      </AgainButton>
      {advice === 'again' ? null : toBank}
    </>
  );
}

/** A button that waits a while before it may be pressed. */
function AgainButton({
  seconds,
  onAgain,
  children,
}: {
  seconds: number;
  onAgain: () => void;
  children: ReactNode;
}) {
  const t = useTexts();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Button kind="brand" busy={left > 0} onClick={onAgain}>
      {children}
      {left > 0 ? ` ${t('checkout.in-seconds', { seconds: String(left) })}` : null}
    </Button>
  );
}

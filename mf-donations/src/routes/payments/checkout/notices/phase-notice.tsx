import { Link } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import type { ReactNode } from 'react';
import { outcomePath } from '../../../../parts/outcome/payment-paths.rules.ts';
import { FailedNotice } from './failed-notice.tsx';
import type { CheckoutPhase } from '../phase.ts';
import type { CheckoutNoticesProps } from './notice-props.ts';
import { useCheckoutTexts } from './use-checkout-texts.ts';

type ShownPhase = Exclude<CheckoutPhase, { kind: 'idle' | 'beginning' | 'begin-failed' }>;

/** What the donor sees of a payment that was begun. */
export function PhaseNotice({
  phase,
  failure,
  onRetry,
  onSubmitWithoutScript,
  bankLink,
}: Omit<CheckoutNoticesProps, 'phase'> & { phase: ShownPhase }): ReactNode {
  const t = useCheckoutTexts();
  switch (phase.kind) {
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
    case 'payment-failed':
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
  }
}

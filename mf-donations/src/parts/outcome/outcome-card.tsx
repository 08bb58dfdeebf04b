import { CopyButton } from '@trust/shared/ui/copy-button';
import type { ReactNode } from 'react';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import styles from './outcome-card.module.css';
import type { PaymentStage } from './state/payment-state.rules.ts';

/** The stages that have a sign and a colour of their own. */
type Sign = Exclude<PaymentStage, 'reported' | 'rejected' | 'in-review'>;

const SIGNS: Readonly<Record<Sign, string>> = {
  received: 'm15 25 7 7 12-15',
  checking: 'M24 14v11l7 4',
  refunded: 'M15 19h13a7 7 0 0 1 0 14m-7-20-6 6 6 6',
  failed: 'M24 14v13m0 5v2',
  unknown: 'M19 20c0-7 11-7 11-1 0 4-6 4-6 9m0 5v1',
};

/** Shows a payment's stage by sign and colour, under `heading`. */
export function OutcomeCard({
  stage,
  heading,
  tranId,
  children,
}: {
  stage: PaymentStage;
  heading: ReactNode;
  /** Shown where the payment is known. */
  tranId?: string | undefined;
  children: ReactNode;
}) {
  const t = useAfterPaymentTexts();
  const sign = signOf(stage);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <svg className={styles[sign]} viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d={SIGNS[sign]} />
        </svg>
        {heading}
        {tranId === undefined ? null : (
          <div className={styles.reference}>
            <p translate="no">{t('outcome.reference', { tranId })}</p>
            <CopyButton text={tranId} label={t('outcome.copy-reference')} />
          </div>
        )}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

function signOf(stage: PaymentStage): Sign {
  if (stage === 'reported' || stage === 'in-review') return 'checking';
  return stage === 'rejected' ? 'failed' : stage;
}

import { Button, ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import styles from './after-payment.module.css';

/** Says that the donor should wait. Without scripts a link loads the page at `address` again. */
export function Checking({
  address,
  isUnreachable,
  isChecking,
  hasStopped,
  checkAgain,
}: {
  address: string;
  isUnreachable: boolean;
  isChecking: boolean;
  hasStopped: boolean;
  checkAgain: () => void;
}) {
  const t = useAfterPaymentTexts();
  const hydrated = useHydrated();
  return (
    <>
      <p>{t('outcome.checking.what')}</p>
      <p>{t('outcome.checking.money')}</p>
      {isUnreachable ? (
        <Notice tone="warning">
          <p>{t('outcome.checking.unreachable')}</p>
        </Notice>
      ) : null}
      {hydrated ? (
        <>
          <p className={styles.quiet} role="status">
            {t(hasStopped ? 'outcome.checking.given-up' : 'outcome.checking.asking')}
          </p>
          <Button kind="quiet" busy={isChecking} onClick={checkAgain}>
            {t('outcome.checking.again')}
          </Button>
        </>
      ) : (
        <ButtonLink kind="quiet" href={address}>
          {t('outcome.checking.again')}
        </ButtonLink>
      )}
    </>
  );
}

/** A payment of which other money has come than it asked for: staff look at it. */
export function InReview() {
  const t = useAfterPaymentTexts();
  return (
    <>
      <p>{t('outcome.in-review.what')}</p>
      <p>{t('outcome.in-review.next')}</p>
    </>
  );
}

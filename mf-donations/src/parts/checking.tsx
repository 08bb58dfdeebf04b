import { Button, ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useTexts } from '../texts/use-texts.ts';
import styles from './after-payment.module.css';

/** What a donor does while nobody knows yet: nothing. Without scripts the page, at `address`, is asked for again. */
export function Checking({
  address,
  isUnreachable,
  isAsking,
  isGivenUp,
  askAgain,
}: {
  address: string;
  isUnreachable: boolean;
  isAsking: boolean;
  isGivenUp: boolean;
  askAgain: () => void;
}) {
  const t = useTexts();
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
            {t(isGivenUp ? 'outcome.checking.given-up' : 'outcome.checking.asking')}
          </p>
          <Button kind="quiet" busy={isAsking} onClick={askAgain}>
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

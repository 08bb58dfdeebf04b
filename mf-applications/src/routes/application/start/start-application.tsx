import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './start.module.css';

const AT_HAND = [
  'start.photo',
  'start.aadhaar',
  'start.ration-card',
  'start.ward-member',
  'start.relatives',
  'start.documents',
] as const;

/** What to have at hand, how long it takes, and the button that opens the form. */
export function StartApplication({
  state,
  onStart,
}: {
  state: 'idle' | 'loading' | 'failed';
  onStart: () => void;
}) {
  const t = useTexts();
  const isHydrated = useHydrated();
  return (
    <section className={styles.start} aria-labelledby="start">
      <h2 className={styles.title} id="start">
        {t('start.title')}
      </h2>
      <p>{t('start.time')}</p>
      <h3 className={styles.subtitle}>{t('start.at-hand')}</h3>
      <ul>
        {AT_HAND.map((thing) => (
          <li key={thing}>{t(thing)}</li>
        ))}
      </ul>
      <noscript>
        <p>{t('start.no-scripts')}</p>
      </noscript>
      {state === 'failed' ? (
        <Notice tone="error">
          <p>{t('start.failed')}</p>
        </Notice>
      ) : null}
      {isHydrated ? (
        <p>
          <Button busy={state === 'loading'} onClick={onStart}>
            {t('start.button')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

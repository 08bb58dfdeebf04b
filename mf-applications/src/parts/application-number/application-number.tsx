import { CopyButton } from '@trust/shared/ui/copy-button';
import { createTextsHook } from '../texts/create-texts-hook.ts';
import styles from './application-number.module.css';
import { APPLICATION_NUMBER_TEXTS } from './application-number.texts.ts';

const useNumberTexts = createTextsHook<keyof typeof APPLICATION_NUMBER_TEXTS>(APPLICATION_NUMBER_TEXTS);

/** The number of an application, large, as an entry of a description list. */
export function ApplicationNumber({ code }: { code: string }) {
  const t = useNumberTexts();
  return (
    <div className={styles.number}>
      <dt className={styles.term}>{t('number')}</dt>
      <dd className={styles.code}>
        <span translate="no">{code}</span> <CopyButton text={code} label={t('copy')} />
      </dd>
    </div>
  );
}

import { textIn } from '@trust/shared/contract/text-in';
import { formatRupees } from '@trust/shared/i18n/format';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { useId } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './giving-examples.module.css';

/** What some amounts do for this fund, where the trust has configured examples. */
export function GivingExamples({ nid }: { nid: string }) {
  const t = useTexts();
  const language = useLanguage();
  const titleId = useId();
  const examples = useConfig().trust.givingExamples?.[nid] ?? [];
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <p id={titleId} className={styles.title}>
        {t('amount.examples')}
      </p>
      <ul className={styles.list} aria-labelledby={titleId}>
        {examples.map(({ rupees, does }) => (
          <li key={rupees}>
            <strong>{formatRupees(rupees)}</strong> <span>{textIn(language, does)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

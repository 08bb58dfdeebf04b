import { otherLanguages } from '@trust/shared/contract/languages';
import { useLanguage } from '@trust/shared/remote';
import { useId } from 'react';
import { useAboutTexts } from '../../texts/use-texts.ts';
import styles from './wings-list.module.css';
import { WINGS, type Wing } from './wings.texts.ts';

export function Wings() {
  const t = useAboutTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('about.wings')}</h2>
      <ul className={styles.grid}>
        {WINGS.map((wing) => (
          <WingCard key={wing.name.en} wing={wing} />
        ))}
      </ul>
    </section>
  );
}

function WingCard({ wing }: { wing: Wing }) {
  const language = useLanguage();
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{wing.name[language]}</h3>
      {otherLanguages(language).map((other) => (
        <p key={other} className={styles.other} lang={other}>
          {wing.name[other]}
        </p>
      ))}
      <p>{wing.work[language]}</p>
    </li>
  );
}

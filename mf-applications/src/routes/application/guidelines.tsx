import { LANGUAGES, otherLanguages } from '@trust/shared/contract/languages';
import { useLanguage } from '@trust/shared/remote';
import { BELOW_FOLD } from '@trust/shared/ui/below-fold';
import { Button } from '@trust/shared/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { ReliefLinks } from '../../parts/relief-links.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AGREED } from './application.rules.ts';
import { GuidelineList } from './guideline-list.tsx';
import styles from './guidelines.module.css';

/** The general instructions, with the button that agrees to them. */
export function Guidelines({
  action,
  category,
  device,
  onAgree,
}: {
  action: string;
  category: string | undefined;
  /** The applications on this device. */
  device: ReactNode;
  onAgree: () => void;
}) {
  const t = useTexts();
  const language = useLanguage();
  const agree = (event: FormEvent) => {
    event.preventDefault();
    onAgree();
  };
  return (
    <div className={styles.guidelines}>
      <h1>{t('guidelines.h1')}</h1>
      <p className={styles.lead}>{t('guidelines.lead')}</p>
      {device}
      <p>
        {t('guidelines.other-languages')}{' '}
        {otherLanguages(language).map((other) => (
          <a
            key={other}
            className={styles.link}
            href={`${action}?lang=${other}`}
            lang={other}
            hrefLang={other}
          >
            {LANGUAGES[other]}
          </a>
        ))}
      </p>
      <p>
        <a className={styles.link} href="#relief">
          {t('relief.projects')}
        </a>
      </p>
      {category === undefined ? null : (
        <p className={styles.category}>{t('guidelines.for-category', { category })}</p>
      )}
      <GuidelineList />
      <form className={styles.agreement} action={action} method="get" onSubmit={agree} {...BELOW_FOLD}>
        <h2 className={styles.title}>{t('guidelines.agreement-title')}</h2>
        <p>{t('guidelines.agreement')}</p>
        <Button type="submit" name={AGREED} value="1">
          {t('guidelines.agree')}
        </Button>
      </form>
      <ReliefLinks />
    </div>
  );
}

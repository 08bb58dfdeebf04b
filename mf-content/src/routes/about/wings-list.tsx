import { otherLanguages } from '@trust/shared/contract/languages';
import { useLanguage } from '@trust/shared/remote';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useAboutTexts } from '../../texts/use-texts.ts';
import styles from './wings-list.module.css';
import { WINGS, type Wing } from './wings.texts.ts';

export function Wings() {
  const t = useAboutTexts();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const isSeen = useIsSeen(list);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('about.wings')}</h2>
      <ul ref={list} className={styles.grid} data-seen={isSeen}>
        {WINGS.map((wing) => (
          <WingCard key={wing.name.en} wing={wing} />
        ))}
      </ul>
    </section>
  );
}

/** Whether an element has been in view. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
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

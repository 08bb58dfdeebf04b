import { ButtonLink } from '@trust/shared/ui/button';
import { useEffect, useState, type RefObject } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './donate-bar.module.css';

/** On a phone, Donate at the bottom of the screen for as long as the page's own button, in `give`, is out of view. */
export function DonateBar({ href, give }: { href: string; give: RefObject<Element | null> }) {
  const t = useContentTexts();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!give.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setShown(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(give.current);
    return () => observer.disconnect();
  }, [give]);
  return (
    <div className={styles.bar} data-shown={shown || undefined}>
      {shown ? (
        <ButtonLink kind="give" className={styles.give} href={href}>
          {t('donate.now')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

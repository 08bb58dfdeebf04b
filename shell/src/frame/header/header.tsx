import { fundPath } from '@trust/shared/contract/donations/funds';
import { SEARCH_PATH } from '@trust/shared/contract/pages/paths';
import { localise } from '../frame.rules.ts';
import { frameTexts } from '../frame.texts.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { SectionLinks } from './section-links.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';

/** The header of every page. It works as plain HTML, before it is hydrated. */
export function Header(props: TopBarProps) {
  const { language, path, trust } = props;
  const t = frameTexts[language];
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {t.skip}
      </a>
      <TopBar {...props} />
      <div className={styles.nav}>
        <div className={styles.inside}>
          <a className={styles.brand} href="/">
            <Logo />
            <span>
              <span className={styles.name}>{localise(language, trust.shortName)}</span>
              <span className={styles.tagline}>{localise(language, trust.tagline)}</span>
            </span>
          </a>
          <nav className={styles.wide} aria-label={t.mainNavigation}>
            <SectionLinks language={language} path={path} />
          </nav>
          <a className={styles.search} href={SEARCH_PATH} aria-label={t.search} title={t.search}>
            <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
              <path d="M9.5 3a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L19 19" />
            </svg>
          </a>
          <a className={styles.donate} href={fundPath('home')}>
            {t.donate}
          </a>
          <Menu language={language} path={path} />
        </div>
      </div>
    </header>
  );
}

import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { Language } from '@trust/shared/contract/languages';
import { fundPath } from '@trust/shared/contract/donations/funds';
import { SEARCH_PATH } from '@trust/shared/contract/pages/paths';
import { ariaCurrent, localise, sectionHref, SECTIONS } from './frame.rules.ts';
import { frameTexts } from './frame.texts.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
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
            <Links language={language} path={path} />
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

function Links({ language, path }: { language: Language; path: string }) {
  return (
    <ul className={styles.links}>
      {SECTIONS.map((section) => (
        <li key={section}>
          <a className={styles.link} href={sectionHref(section)} aria-current={ariaCurrent(section, path)}>
            {frameTexts[language][section]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The navigation of a phone: the browser opens it without a script, and a script closes it after use. */
function Menu({ language, path }: { language: Language; path: string }) {
  const t = frameTexts[language];
  const menu = useRef<HTMLDetailsElement>(null);
  const shownOn = useRef(path);
  const close = () => menu.current?.removeAttribute('open');

  useEffect(() => {
    // Not on the first run: the visitor may have opened it before hydration.
    if (shownOn.current !== path) menu.current?.removeAttribute('open');
    shownOn.current = path;
  }, [path]);

  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className={styles.menu} onBlur={leave} onKeyDown={escape}>
      <summary className={styles.toggle} aria-label={t.menu}>
        <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
          <path className={styles.closed} d="M2 2h18M2 8h18M2 14h18" />
          <path className={styles.opened} d="m4 1 14 14M18 1 4 15" />
        </svg>
      </summary>
      <nav className={styles.panel} aria-label={t.mainNavigation} onClick={close}>
        <Links language={language} path={path} />
      </nav>
    </details>
  );
}

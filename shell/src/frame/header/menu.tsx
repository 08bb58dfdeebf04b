import type { Language } from '@trust/shared/contract/languages';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { loadCloseOnBack } from '../../first-view/navigation/page-history.ts';
import { frameTexts } from '../frame.texts.ts';
import styles from './header.module.css';
import { SectionLinks } from './section-links.tsx';

/** The navigation of a phone: the browser opens it without a script, and a script closes it after use, and on Back. */
export function Menu({ language, path }: { language: Language; path: string }) {
  const t = frameTexts[language];
  const menu = useRef<HTMLDetailsElement>(null);
  const shownOn = useRef(path);
  /** Ends that Back closes the menu. */
  const release = useRef<() => void>(undefined);
  /** A link was chosen: its page takes the place of the menu in the history. */
  const isLeaving = useRef(false);

  const letBackLeave = () => {
    isLeaving.current = false;
    release.current?.();
    release.current = undefined;
  };
  const close = () => {
    menu.current?.removeAttribute('open');
    letBackLeave();
  };

  const closeOnNextPage = useEffectEvent(close);
  useEffect(() => {
    // Not on the first run: the visitor may have opened it before hydration.
    if (shownOn.current !== path) closeOnNextPage();
    shownOn.current = path;
  }, [path]);

  const handleToggle = async () => {
    if (!menu.current?.open) {
      if (!isLeaving.current) letBackLeave();
      return;
    }
    const closeOnBack = await loadCloseOnBack();
    if (menu.current.open) release.current ??= closeOnBack(close);
  };
  const openBeforeHydration = useEffectEvent(handleToggle);
  useEffect(() => {
    if (menu.current?.open) openBeforeHydration().catch(() => undefined);
  }, []);
  const choose = ({ target }: MouseEvent) => {
    // To leave the menu's entry now would end the load of a page with a document of its own.
    isLeaving.current = target instanceof Element && target.closest('a') !== null;
    menu.current?.removeAttribute('open');
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={() => void handleToggle().catch(() => undefined)}
      onBlur={leave}
      onKeyDown={escape}
    >
      <summary className={styles.toggle} aria-label={t.menu}>
        <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
          <path className={styles.closed} d="M2 2h18M2 8h18M2 14h18" />
          <path className={styles.opened} d="m4 1 14 14M18 1 4 15" />
        </svg>
      </summary>
      <nav className={styles.panel} aria-label={t.mainNavigation} onClick={choose}>
        <SectionLinks language={language} path={path} />
      </nav>
    </details>
  );
}

import type { Language } from '@trust/shared/contract/languages';
import { ariaCurrent, sectionHref, SECTIONS } from '../frame.rules.ts';
import { frameTexts } from '../frame.texts.ts';
import styles from './header.module.css';

/** The links of the navigation, beside each other or in the menu. */
export function SectionLinks({ language, path }: { language: Language; path: string }) {
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

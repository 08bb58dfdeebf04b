import { useConfig, useLanguage } from '../remote/context.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './share-links.module.css';
import { shareAddresses } from './share.rules.ts';

/** Ways to pass a page on, WhatsApp first; plain links, so that no network is told before the visitor chooses it. */
export function ShareLinks({
  path,
  text,
  words,
}: {
  path: string;
  text: string;
  words: Readonly<Record<'title' | 'mail' | 'copy', string>>;
}) {
  const { page, whatsApp, facebook, mail } = shareAddresses({
    siteUrl: useConfig().siteUrl,
    path,
    language: useLanguage(),
    text,
  });
  return (
    <div className={styles.share}>
      <p className={styles.label}>{words.title}</p>
      <ul className={styles.list}>
        <li>
          <a className={styles.link} href={whatsApp} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
        <li>
          <a className={styles.link} href={facebook} target="_blank" rel="noopener noreferrer">
            Facebook
          </a>
        </li>
        <li>
          <a className={styles.link} href={mail}>
            {words.mail}
          </a>
        </li>
        <li>
          <CopyButton text={page} label={words.copy} />
        </li>
      </ul>
    </div>
  );
}

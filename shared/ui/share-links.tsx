import { CopyButton } from './copy-button.tsx';
import styles from './share-links.module.css';
import { shareAddresses } from './share.rules.ts';
import { useUiContext } from './ui-context.tsx';

/** Links to share a page, WhatsApp first; plain links, so that no network learns of the visitor before the press. */
export function ShareLinks({
  path,
  text,
  labels,
}: {
  path: string;
  text: string;
  labels: Readonly<Record<'title' | 'mail' | 'copy', string>>;
}) {
  const { config, language } = useUiContext();
  const { page, whatsApp, facebook, mail } = shareAddresses({
    siteUrl: config.siteUrl,
    path,
    language,
    text,
  });
  return (
    <div className={styles.share}>
      <p className={styles.label}>{labels.title}</p>
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
            {labels.mail}
          </a>
        </li>
        <li>
          <CopyButton text={page} label={labels.copy} showLabel />
        </li>
      </ul>
    </div>
  );
}

import { useConfig, useLanguage } from '@trust/shared/remote';
import { CopyButton } from '@trust/shared/ui/copy-button';
import { useContentTexts } from '../texts/use-texts.ts';
import { shareAddresses } from './share.rules.ts';
import styles from './share-links.module.css';

/** Ways to pass a page on, WhatsApp first; plain links, so that no network is told before the visitor chooses it. */
export function ShareLinks({ path, text }: { path: string; text: string }) {
  const t = useContentTexts();
  const { page, whatsApp, facebook, mail } = shareAddresses({
    siteUrl: useConfig().siteUrl,
    path,
    language: useLanguage(),
    text,
  });
  return (
    <div className={styles.share}>
      <p className={styles.label}>{t('share.title')}</p>
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
            {t('share.mail')}
          </a>
        </li>
        <li>
          <CopyButton text={page} label={t('share.copy')} />
        </li>
      </ul>
    </div>
  );
}

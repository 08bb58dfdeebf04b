import { CONTACT_PATH, PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import { useContentTexts } from '../texts/use-texts.ts';
import styles from './not-found-message.module.css';

/** For addresses without a page: what happened, and where to go from here. */
export function NotFoundMessage({ title, text }: { title: string; text: string }) {
  const t = useContentTexts();
  return (
    <Page narrow>
      <div className={styles.page}>
        <LostPalm />
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink kind="brand" href={PROJECTS_PATH}>
            {t('wayOut.projects')}
          </ButtonLink>
          <ButtonLink kind="quiet" href="/">
            {t('wayOut.home')}
          </ButtonLink>
        </div>
        <p>
          <Link href={CONTACT_PATH}>{t('wayOut.contact')}</Link>
        </p>
      </div>
    </Page>
  );
}

function LostPalm() {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 130" aria-hidden="true">
      <circle className={styles.sun} cx="158" cy="42" r="20" />
      <path className={styles.sand} d="M30 112c30-24 120-24 160 0Z" />
      <path className={styles.trunk} d="M104 98c-3-26 2-46 10-66" />
      <path
        className={styles.leaf}
        d="M114 32c-16-14-36-13-46-2 14-4 30-3 46 2Zm0 0c-7-20-22-29-37-26 13 6 26 15 37 26Zm0 0c7-20 22-29 38-24-14 4-27 12-38 24Zm0 0c16-12 34-10 43 3-14-5-28-6-43-3Z"
      />
      <path className={styles.water} d="M0 116c30-8 52 4 84 0s60-8 84-2 36 6 52 2v14H0Z" />
    </svg>
  );
}

import type { Language } from '@trust/shared/contract/languages';
import { CONTACT_PATH, PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { Wheel } from '@trust/shared/ui/wheel';
import type { ReactNode } from 'react';
import styles from './outlet-message.late.module.css';
import { frameTexts } from './frame.texts.ts';
import { serverPageTexts } from './server-page.texts.ts';

/** In place of a page whose remote could not be loaded. Without `onRetry` Retry reloads the page. */
export function Unavailable({ language, onRetry }: { language: Language; onRetry?: () => void }) {
  const t = frameTexts[language];
  return (
    <Message title={t.unavailable} hint={t.unavailableHint}>
      {onRetry ? (
        <button type="button" className={styles.action} onClick={onRetry}>
          {t.retry}
        </button>
      ) : (
        <a className={styles.action} href="">
          {t.retry}
        </a>
      )}
    </Message>
  );
}

/** In place of a page that does not exist. */
export function NotFound({ language }: { language: Language }) {
  const t = frameTexts[language];
  const texts = serverPageTexts[language];
  return (
    <Message title={texts.notFound} hint={texts.notFoundHint}>
      <a className={styles.action} href="/">
        {t.home}
      </a>
      <a className={styles.action} href={PROJECTS_PATH}>
        {t.projects}
      </a>
      <a className={styles.action} href={CONTACT_PATH}>
        {t.contact}
      </a>
    </Message>
  );
}

/**
 * What stands above a page: its scripts are missing (`readingOnly`), the next page is slow to come (`unavailableHint`), or
 * the visitor has registered (`accountReady`).
 */
export type StripText = 'readingOnly' | 'unavailableHint' | 'accountReady';

/** A line above a page. Without `onRetry` there is nothing to press. */
export function Strip({
  language,
  text,
  onRetry,
}: {
  language: Language;
  text: StripText;
  onRetry?: (() => void) | undefined;
}) {
  const t = frameTexts[language];
  return (
    <div className={styles.strip} role="status">
      <p>{t[text]}</p>
      {onRetry ? (
        <button type="button" className={styles.action} onClick={onRetry}>
          {t.retry}
        </button>
      ) : null}
    </div>
  );
}

/** While a remote is being loaded. It becomes visible after a while, and offers Retry when nothing comes. */
export function Waiting({ language }: { language: Language }) {
  const t = frameTexts[language];
  return (
    <div className={styles.waiting}>
      <div className={styles.loading} role="status">
        <Wheel />
        <p>{serverPageTexts[language].loading}</p>
      </div>
      <div className={styles.late}>
        <p>{t.unavailable}</p>
        <a className={styles.action} href="">
          {t.retry}
        </a>
      </div>
    </div>
  );
}

function Message({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <p>{hint}</p>
      <p className={styles.actions}>{children}</p>
    </div>
  );
}

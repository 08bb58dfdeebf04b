import { useEffect } from 'react';
import { UnavailableError } from '../../http/http.ts';
import { useRemoteContext, useTexts } from '../context.tsx';
import type { KitTexts } from '../kit.texts.en.ts';
import styles from './load-failure.late.module.css';

/** Shown in place of a page that could not be loaded. */
export function LoadFailure({ error, busy }: { error: unknown; busy: boolean }) {
  const t = useTexts<KitTexts>();
  const { actions } = useRemoteContext();
  const unavailable = error instanceof UnavailableError;
  useEffect(() => {
    if (!unavailable) reportError(error);
  }, [error, unavailable]);
  return (
    <div className={styles.failure} role="alert">
      <h1>{t('kit.failed.title')}</h1>
      <p>{t(unavailable ? 'kit.failed.unavailable' : 'kit.failed.unexpected')}</p>
      {/* Before scripts run it loads the page again. */}
      <a
        href=""
        aria-disabled={busy}
        onClick={(event) => {
          event.preventDefault();
          if (!busy) actions?.reload();
        }}
      >
        {t('kit.failed.retry')}
      </a>
    </div>
  );
}

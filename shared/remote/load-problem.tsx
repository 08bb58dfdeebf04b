import { useEffect } from 'react';
import { Unavailable } from '../http/http.ts';
import { useTexts } from './context.tsx';
import type { KitTexts } from './kit.texts.ts';
import styles from './load-problem.module.css';

/** What stands where a page could not be loaded. */
export function LoadProblem({
  error,
  busy,
  onRetry,
}: {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}) {
  const t = useTexts<KitTexts>();
  const unavailable = error instanceof Unavailable;
  useEffect(() => {
    if (!unavailable) reportError(error);
  }, [error, unavailable]);
  return (
    <div className={styles.problem} role="alert">
      <h1>{t('kit.failed.title')}</h1>
      <p>{t(unavailable ? 'kit.failed.unavailable' : 'kit.failed.unexpected')}</p>
      {/* Not `disabled` while busy: that would lose the focus of whoever presses it again after another failure. */}
      <button type="button" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
        {t('kit.failed.retry')}
      </button>
    </div>
  );
}

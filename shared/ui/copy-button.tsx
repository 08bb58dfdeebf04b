import { useState } from 'react';
import { classes } from './classes.ts';
import styles from './copy-button.module.css';
import { useUiTexts } from './texts.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Copies `text` to the clipboard, and says whether that worked. `label` says what is copied; it is shown where nothing beside
 * the button says it.
 */
export function CopyButton({
  text,
  label,
  showLabel = false,
}: {
  text: string;
  label: string;
  showLabel?: boolean;
}) {
  const t = useUiTexts();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();

  const copy = () => {
    // Browsers inside other apps may refuse, or have no clipboard at all.
    const written =
      'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  };

  return (
    <span className={classes(styles.copy, hydrated && styles.ready)}>
      <button
        type="button"
        className={classes(styles.button, showLabel && styles.worded)}
        aria-label={label}
        onClick={copy}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          {outcome === 'copied' ? <path d="m4 11 4 4 8-10" /> : <path d="M7 7h9v10H7zM4 13V3h9" />}
        </svg>
        {showLabel ? label : null}
      </button>
      <span className={styles.outcome} role="status">
        {outcome ? t[outcome] : null}
      </span>
    </span>
  );
}

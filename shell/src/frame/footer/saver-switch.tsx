import type { Language } from '@trust/shared/contract/languages';
import { useId } from 'react';
import { SAVER_PATH } from '../../data-saver.ts';
import { frameTexts } from '../frame.texts.ts';
import styles from './saver-switch.module.css';

/** Switches the data saver on and off. It is a plain form, since pages of the data saver have no scripts. */
export function SaverSwitch({ language, path, on }: { language: Language; path: string; on: boolean }) {
  const t = frameTexts[language];
  const hintId = useId();
  return (
    <form className={styles.form} action={SAVER_PATH}>
      <input type="hidden" name="next" value={path} />
      <button
        type="submit"
        name="mode"
        value={on ? 'off' : 'on'}
        className={styles.switch}
        aria-pressed={on}
        aria-describedby={hintId}
      >
        <span className={styles.track} aria-hidden="true" />
        {t.saver}
        <span className={styles.state} aria-hidden="true">
          {on ? t.on : t.off}
        </span>
      </button>
      <p id={hintId} className={styles.hint}>
        {t.saverHint}
      </p>
    </form>
  );
}

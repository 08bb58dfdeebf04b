import { useId, type MouseEvent } from 'react';
import styles from './error-summary.late.module.css';
import { useErrorFocus } from './use-error-focus.ts';

/** One field error; the same message is shown at the field. */
export interface ErrorSummaryItem {
  readonly fieldId: string;
  readonly message: string;
}

/**
 * All errors of a form. It takes focus when it mounts: give it `key={attempt}` so that each attempt mounts it again.
 * Shows nothing while there are no errors.
 */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly ErrorSummaryItem[] }) {
  const titleId = useId();
  const shown = errors.length > 0;
  const box = useErrorFocus(shown);

  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a href={`#${fieldId}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without the fragment in the address, which the router would take for a navigation, unless the field is on another step. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field || field.closest('[hidden]')) return;
  event.preventDefault();
  field.focus();
  field.closest('div, fieldset')?.scrollIntoView({ block: 'nearest' });
}

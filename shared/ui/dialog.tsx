import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { useUiTexts } from './texts.ts';

type DialogElement = 'dialog' | 'box' | 'head' | 'title' | 'close';

/**
 * A modal dialog, open as long as it is mounted. Esc and Close call `onClose`, and so does a press on the backdrop,
 * unless it is an `alertdialog`. Focus returns to where it was. `wide` is for pictures; `layout` has classes for its elements. `onKeyDown` gets all keys but Esc.
 */
export function Dialog({
  title,
  onClose,
  role = 'dialog',
  wide = false,
  layout = {},
  onKeyDown,
  children,
}: {
  title: string;
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  layout?: Readonly<Partial<Record<DialogElement, string>>>;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const t = useUiTexts();
  const classOf = (name: DialogElement) => classes(styles[name], layout[name]);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const close = dialog.current ? openModally(dialog.current) : undefined;
    return () => {
      close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  // Some phones send `cancel` for the back gesture. A file field's own `cancel` bubbles too and is ignored.
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return onKeyDown?.(event);
    event.preventDefault();
    onClose();
  };
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  const handleBackdropPress = (event: MouseEvent) => {
    if (event.target === event.currentTarget && role === 'dialog') onClose();
  };

  return (
    <dialog
      ref={dialog}
      role={role}
      className={classes(classOf('dialog'), wide && styles.wide)}
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
      onMouseDown={handleBackdropPress}
    >
      <div className={classOf('box')}>
        <div className={classOf('head')}>
          <h2 className={classOf('title')} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={classOf('close')} aria-label={t.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="m4 4 12 12M16 4 4 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Browsers without `showModal` show the dialog in the page's flow. */
function openModally(element: HTMLDialogElement): () => void {
  if (typeof element.showModal === 'function') {
    element.showModal();
    return () => element.close();
  }
  element.setAttribute('open', '');
  element.querySelector('h2')?.focus();
  return () => element.removeAttribute('open');
}

import type { ComponentProps, MouseEvent } from 'react';
import { Link } from './link.tsx';
import wheel from './button-wheel.late.module.css';
import styles from './button.module.css';
import { classes } from './classes.ts';

/** `give` is for giving and for nothing else; `brand` is a page's main action; `quiet` is every other one. */
export type ButtonKind = 'give' | 'brand' | 'quiet';

/** A button for an action on this page. While `busy` it shows a spinner and cannot be pressed. */
export function Button({
  kind = 'brand',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind; busy?: boolean }) {
  // Not `disabled`, which would drop the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type={type}
      className={classes(styles.button, styles[kind], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy ? <span className={wheel.wheel} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  kind = 'brand',
  className,
  ...rest
}: ComponentProps<typeof Link> & { kind?: ButtonKind }) {
  return <Link className={classes(styles.button, styles[kind], className)} {...rest} />;
}

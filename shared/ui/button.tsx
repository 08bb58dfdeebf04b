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
      {busy ? <BusyWheel /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. While `busy` it shows a spinner and cannot be followed. */
export function ButtonLink({
  kind = 'brand',
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<typeof Link> & { kind?: ButtonKind; busy?: boolean }) {
  return (
    <Link
      className={classes(styles.button, styles[kind], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <BusyWheel /> : null}
      {children}
    </Link>
  );
}

function BusyWheel() {
  return <span className={wheel.wheel} aria-hidden="true" />;
}

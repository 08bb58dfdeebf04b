import styles from './wheel.module.css';

/** A turning wheel, for whoever sees it: words beside it say what is loading. */
export function Wheel() {
  return <span className={styles.wheel} aria-hidden="true" />;
}

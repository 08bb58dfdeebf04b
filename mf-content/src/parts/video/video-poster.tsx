import { posterLook } from './video-poster.rules.ts';
import styles from './video-poster.module.css';

/**
 * A drawn still with a play sign, varied by the video's id. The video host gets no request before the visitor presses
 * play.
 */
export function VideoPoster({ id }: { id: string }) {
  const { light, sun, hill, motif } = posterLook(id);
  return (
    <svg className={`${styles.poster} ${styles[light]}`} viewBox="0 0 320 180" aria-hidden="true">
      <path className={styles.sky} d="M0 0h320v180H0Z" />
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r="22" />
      <path className={styles.hill} d={hill} />
      <path className={styles.motif} fillRule="evenodd" d={motif} />
      <path className={styles.water} d="M0 152c60-8 100 6 160 0s110-8 160 0v28H0Z" />
      <circle className={styles.disc} cx="160" cy="90" r="34" />
      <path className={styles.sign} d="m150 73 28 17-28 17Z" />
    </svg>
  );
}

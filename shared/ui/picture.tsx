import { useSurroundings } from '../remote/context.tsx';
import { classes } from './classes.ts';
import styles from './picture.module.css';
import { pictureSources, type PictureWidth } from './picture.rules.ts';

/** Width by height; the place is kept before the picture arrives. */
export type PictureRatio = '16/10' | '16/9' | '1/1';

const shape: Record<PictureRatio, { name: string; width: number; height: number }> = {
  '16/10': { name: 'wide', width: 1280, height: 800 },
  '16/9': { name: 'film', width: 1280, height: 720 },
  '1/1': { name: 'square', width: 640, height: 640 },
};

const SMALLEST: readonly PictureWidth[] = [320];

/**
 * A picture of the media store in the size and format that the device wants; any other address is shown as it is.
 * `sizes` as in HTML. `priority` is for the one picture that a page opens with. Whoever saves data gets the smallest
 * form, once it is near.
 */
export function Picture({
  src,
  alt,
  sizes,
  priority = false,
  ratio = '16/10',
  widths,
  className,
}: {
  src: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  ratio?: PictureRatio;
  widths?: readonly PictureWidth[];
  className?: string;
}) {
  const { saver } = useSurroundings();
  const first = priority && !saver;
  const { name, width, height } = shape[ratio];
  const look = classes(styles.picture, styles[name], className);
  if (!src)
    return (
      <div className={classes(look, styles.none)} {...(alt ? { role: 'img', 'aria-label': alt } : {})} />
    );
  const sources = pictureSources(src, saver ? SMALLEST : widths);
  return (
    <picture className={styles.box}>
      {sources?.modern.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={look}
        src={sources?.fallback ?? src}
        srcSet={sources?.jpeg}
        sizes={sources ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

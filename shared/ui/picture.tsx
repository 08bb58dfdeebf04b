import { classes } from './classes.ts';
import missing from './missing-picture.late.module.css';
import styles from './picture.module.css';
import { pictureSources, type PictureWidth } from './picture.rules.ts';
import { useUiContext } from './ui-context.tsx';

/** Width by height: reserves the space before the picture loads. */
export type PictureRatio = '16/10' | '16/9' | '1/1';

const SHAPES: Record<PictureRatio, { name: string; width: number; height: number }> = {
  '16/10': { name: 'wide', width: 1280, height: 800 },
  '16/9': { name: 'film', width: 1280, height: 720 },
  '1/1': { name: 'square', width: 640, height: 640 },
};

const SMALLEST: readonly PictureWidth[] = [320];

/**
 * A picture of the media store, responsive; any other address is shown as it is. `sizes` as in HTML; `widths` are those of
 * a card unless given. `priority` is for the one picture in the first view. Visitors who save data get the smallest size, loaded lazily.
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
  const { saver } = useUiContext();
  const first = priority && !saver;
  const { name, width, height } = SHAPES[ratio];
  const classNames = classes(styles.picture, styles[name], className);
  if (!src)
    return (
      <div
        className={classes(classNames, missing.missing)}
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      />
    );
  const sources = pictureSources(src, saver ? SMALLEST : widths);
  return (
    <picture className={styles.box}>
      {sources?.modern.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={classNames}
        src={sources?.jpeg ?? src}
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

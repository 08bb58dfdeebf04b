import { Picture } from '@trust/shared/ui/picture';
import { useContentTexts } from '../texts/use-texts.ts';
import styles from './picture-grid.module.css';
import { useSlideshow } from './slideshow/use-slideshow.tsx';

/** Thumbnails that open a slideshow; each is a link to the picture, for browsers without scripts and for a new tab. */
export function PictureGrid({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const t = useContentTexts();
  const { open, view } = useSlideshow(name, pictures);
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((src, index) => (
          <li key={src}>
            <a className={styles.link} href={src} onClick={(event) => open(event, index)}>
              <Picture
                src={src}
                alt={t('pictures.one', { number: index + 1, name })}
                sizes="(min-width: 32rem) 11rem, 45vw"
                widths={[320, 640]}
              />
            </a>
          </li>
        ))}
      </ul>
      {view}
    </>
  );
}

import { ButtonLink } from '@trust/shared/ui/button';
import { Picture } from '@trust/shared/ui/picture';
import { MAIN_PICTURE } from '../../parts/main-picture.ts';
import { useSlideshow } from '../../parts/slideshow/use-slideshow.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './cover.module.css';

/** The project's picture, below which its slideshow opens; without scripts the link leads to the first picture. */
export function Cover({
  name,
  picture,
  slides,
}: {
  name: string;
  picture: string;
  slides: readonly string[];
}) {
  const t = useContentTexts();
  const { open, view } = useSlideshow(name, slides);
  const [first] = slides;
  return (
    <>
      <Picture
        className={styles.picture}
        src={picture}
        alt={t('project.picture', { name })}
        {...MAIN_PICTURE}
      />
      {first === undefined ? null : (
        <ButtonLink kind="quiet" className={styles.open} href={first} onClick={(event) => open(event, 0)}>
          {t('project.seePictures', { count: slides.length })}
        </ButtonLink>
      )}
      {view}
    </>
  );
}

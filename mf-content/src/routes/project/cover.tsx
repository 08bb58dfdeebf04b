import { Button } from '@trust/shared/ui/button';
import { Picture } from '@trust/shared/ui/picture';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useState } from 'react';
import { Slideshow } from '../../parts/slideshow.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './cover.module.css';

/** The project's picture, from which its slideshow opens. */
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
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.cover}>
      <Picture
        src={picture}
        alt={t('project.picture', { name })}
        sizes="(min-width: 62rem) 46rem, 100vw"
        priority
      />
      {hydrated && slides.length > 0 ? (
        <div className={styles.open}>
          <Button kind="brand" className={styles.button} onClick={() => setOpen(true)}>
            {t('project.seePictures', { count: slides.length })}
          </Button>
        </div>
      ) : null}
      {open ? <Slideshow title={name} pictures={slides} first={0} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

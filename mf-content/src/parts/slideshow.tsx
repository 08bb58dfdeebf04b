import { Button } from '@trust/shared/ui/button';
import { Dialog } from '@trust/shared/ui/dialog';
import { Picture } from '@trust/shared/ui/picture';
import { useState, type KeyboardEvent } from 'react';
import { useContentTexts } from '../texts/use-texts.ts';
import styles from './slideshow.module.css';

/** Pictures one at a time, with how many there are; the arrow keys turn them. `first` counts from 0. */
export function Slideshow({
  title,
  pictures,
  first,
  onClose,
}: {
  title: string;
  pictures: readonly string[];
  first: number;
  onClose: () => void;
}) {
  const t = useContentTexts();
  const [index, setIndex] = useState(first);
  const turn = (by: 1 | -1) => setIndex((at) => (at + by + pictures.length) % pictures.length);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <Dialog title={title} onClose={onClose} onKeyDown={turnByKey} wide>
      <div className={styles.show}>
        <Picture
          key={pictures[index]}
          src={pictures[index] ?? ''}
          alt={t('pictures.one', { number: index + 1, name: title })}
          sizes="(min-width: 56rem) 53rem, 92vw"
          className={styles.picture}
          priority
        />
        <div className={styles.controls}>
          <Button kind="quiet" onClick={() => turn(-1)}>
            {t('pictures.previous')}
          </Button>
          <p className={styles.counter} aria-live="polite">
            {index + 1} / {pictures.length}
          </p>
          <Button kind="quiet" onClick={() => turn(1)}>
            {t('pictures.next')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

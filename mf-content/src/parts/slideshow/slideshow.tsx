import { Dialog } from '@trust/shared/ui/dialog';
import { useCloseOnBack } from '@trust/shared/remote';
import { Picture } from '@trust/shared/ui/picture';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import { MAIN_PICTURE } from '../main-picture.ts';
import styles from './slideshow.module.css';
import { useSwipe } from './use-swipe.ts';

export interface SlideshowProps {
  title: string;
  pictures: readonly string[];
  /** Counts from 0. */
  first: number;
  onClose: () => void;
}

/**
 * Pictures over the whole screen, one at a time, turned by buttons, arrow keys and swipes. A picture is enlarged by two
 * fingers, a double press or a button; it is scrolled then.
 */
export function Slideshow({ title, pictures, first, onClose }: SlideshowProps) {
  const t = useContentTexts();
  const [index, setIndex] = useState(first);
  const [large, setLarge] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const turn = (by: 1 | -1) => {
    setLarge(false);
    setIndex((at) => (at + by + pictures.length) % pictures.length);
  };
  const turnByKey = ({ key }: KeyboardEvent) => {
    // The arrows scroll what is enlarged.
    if (large || pictures.length < 2) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const swipe = useSwipe(turn);

  useEffect(() => {
    const element = stage.current;
    if (!large || !element) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [large]);

  useCloseOnBack(onClose);
  return (
    <Dialog title={title} onClose={onClose} onKeyDown={turnByKey} layout={styles}>
      <div
        ref={stage}
        className={`${styles.stage} ${large ? styles.large : ''}`}
        onDoubleClick={() => setLarge(!large)}
        {...(large || pictures.length < 2 ? {} : swipe)}
      >
        <Picture
          key={pictures[index]}
          src={pictures[index] ?? ''}
          alt={t('pictures.one', { number: index + 1, name: title })}
          {...MAIN_PICTURE}
          sizes="(min-width: 62rem) 100vw, 200vw"
          className={styles.picture}
        />
      </div>
      <div className={styles.controls}>
        {pictures.length > 1 ? (
          <Control label={t('pictures.previous')} drawing="m12 4-6 6 6 6" onPress={() => turn(-1)} />
        ) : null}
        <p className={styles.counter} aria-live="polite">
          {index + 1} / {pictures.length}
        </p>
        <Control
          label={t(large ? 'pictures.whole' : 'pictures.enlarge')}
          drawing={large ? 'M4 10h12' : 'M4 10h12M10 4v12'}
          onPress={() => setLarge(!large)}
        />
        {pictures.length > 1 ? (
          <Control label={t('pictures.next')} drawing="m8 4 6 6-6 6" onPress={() => turn(1)} />
        ) : null}
      </div>
    </Dialog>
  );
}

function Control({ label, drawing, onPress }: { label: string; drawing: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.control} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}

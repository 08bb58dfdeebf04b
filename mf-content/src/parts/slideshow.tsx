import { Button } from '@trust/shared/ui/button';
import { Dialog } from '@trust/shared/ui/dialog';
import { Picture } from '@trust/shared/ui/picture';
import { useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { useContentTexts } from '../texts/use-texts.ts';
import styles from './slideshow.module.css';

/** How far a finger goes sideways, in CSS px, before it means the next picture. */
const SWIPE = 40;

/** Pictures one at a time, turned by buttons, arrow keys and swipes. `first` counts from 0. */
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
  const touchStart = useRef<{ x: number; y: number }>(undefined);
  const startTouch = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    // Two fingers zoom.
    touchStart.current =
      finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const endTouch = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    if (!finger || !touchStart.current) return;
    const across = finger.clientX - touchStart.current.x;
    const along = finger.clientY - touchStart.current.y;
    touchStart.current = undefined;
    if (Math.abs(across) > Math.max(SWIPE, Math.abs(along))) turn(across < 0 ? 1 : -1);
  };
  return (
    <Dialog title={title} onClose={onClose} onKeyDown={turnByKey} wide>
      <div className={styles.show} onTouchStart={startTouch} onTouchEnd={endTouch}>
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

import { Fragment, useId, useRef, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { fill } from '../i18n/fill.ts';
import { OUT_OF_ROW } from './below-fold.ts';
import styles from './carousel.module.css';
import { classes } from './classes.ts';
import { useUiTexts } from './texts.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useHydrated } from './use-hydrated.ts';
import { useItemsInView } from './use-items-in-view.ts';

/** What its buttons are called, such as “Next project”. */
export interface CarouselTexts {
  readonly previous: string;
  readonly next: string;
}

interface CarouselItem {
  readonly key: string;
  /** What the item holds; or, by a function, the whole item, an element with these attributes. */
  readonly content: ReactNode | ((attributes: HTMLAttributes<HTMLElement>) => ReactNode);
}

/**
 * A row of cards, or of slides that fill it, to swipe through. It moves on by itself every `intervalMs`, except while it
 * is pointed at or focused, after the visitor paused or swiped it, and where the device asks for less motion or less
 * data. Without `intervalMs` only the visitor moves it. Items out of view take no focus.
 */
export function Carousel({
  label,
  texts,
  intervalMs,
  slides = false,
  items,
}: {
  label: string;
  texts: CarouselTexts;
  intervalMs?: number;
  slides?: boolean;
  items: readonly CarouselItem[];
}) {
  const t = useUiTexts();
  const hydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const endId = useId();
  const shown = useItemsInView(row, items.length);
  const { playing, setRequested, handlers } = useAutoplay(row, () => move(row.current, 1), intervalMs);

  const step = (direction: 1 | -1) => {
    setRequested(false);
    move(row.current, direction);
  };
  const skip = (event: MouseEvent) => {
    // The address stays as it is.
    event.preventDefault();
    end.current?.focus();
  };
  const position = (index: number) => fill(t.position, { number: index + 1, count: items.length });

  return (
    <section aria-roledescription={t.carousel} aria-label={label}>
      {slides ? null : (
        <a className={styles.skip} href={`#${endId}`} onClick={skip}>
          {t.skipCarousel}
        </a>
      )}
      <div ref={row} className={styles.row} {...handlers}>
        {items.map(({ key, content }, index) => {
          const attributes = {
            role: 'group',
            'aria-roledescription': t.slide,
            'aria-label': position(index),
            className: slides ? styles.slide : styles.item,
            ...(slides && index > 0 && OUT_OF_ROW),
          };
          return typeof content === 'function' ? (
            <Fragment key={key}>{content(attributes)}</Fragment>
          ) : (
            <div key={key} {...attributes}>
              {content}
            </div>
          );
        })}
      </div>
      <div className={classes(styles.controls, hydrated && styles.ready)}>
        <Control label={texts.previous} drawing="m12 4-6 6 6 6" onPress={() => step(-1)} />
        {intervalMs === undefined ? null : (
          <Control
            label={playing ? t.pause : t.play}
            drawing={playing ? 'M7 5v10M13 5v10' : 'M7 4v12l9-6Z'}
            onPress={() => setRequested(!playing)}
          />
        )}
        {slides ? <p aria-live="polite">{position(shown)}</p> : null}
        <Control label={texts.next} drawing="m8 4 6 6-6 6" onPress={() => step(1)} />
      </div>
      <div ref={end} id={endId} tabIndex={-1} />
    </section>
  );
}

function Control({ label, drawing, onPress }: { label: string; drawing: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}

/** Scrolls to the next or previous item, and around at the ends. */
function move(row: HTMLElement | null, direction: 1 | -1) {
  if (!row) return;
  const here = row.scrollLeft;
  const end = row.scrollWidth - row.clientWidth;
  const offsets = Array.from(row.children, (item) => (item instanceof HTMLElement ? item.offsetLeft : 0));
  // The row's own padding is not scrolled away.
  const starts = offsets.map((offset) => offset - (offsets[0] ?? 0));
  const onwards = here < end - 2 ? starts.find((start) => start > here + 2) : undefined;
  const backwards = starts.filter((start) => start < here - 2).pop();
  row.scrollLeft = direction > 0 ? Math.min(onwards ?? 0, end) : (backwards ?? end);
}

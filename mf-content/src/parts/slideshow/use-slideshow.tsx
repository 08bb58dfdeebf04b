import { useState, type ComponentType, type MouseEvent, type ReactElement } from 'react';
import type { SlideshowProps } from './slideshow.tsx';

/**
 * Pictures that open over the page. Its code is loaded by the first press; where it cannot be, the link that was pressed
 * leads to the picture itself. `view` is to be rendered.
 */
export function useSlideshow(
  title: string,
  pictures: readonly string[],
): { open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void; view: ReactElement | null } {
  const [Slideshow, setSlideshow] = useState<ComponentType<SlideshowProps>>();
  const [opened, setOpened] = useState<number>();
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import(/* webpackChunkName: "slideshow" */ './slideshow.tsx').then(
      (loaded) => {
        setSlideshow(() => loaded.Slideshow);
        setOpened(index);
      },
      () => window.location.assign(href),
    );
  };
  const view =
    Slideshow && opened !== undefined ? (
      <Slideshow title={title} pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
    ) : null;
  return { open, view };
}

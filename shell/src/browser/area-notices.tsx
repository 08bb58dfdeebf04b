import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { LanguageSource } from '@trust/shared/remote/host';
import { ReadingOnly, Unavailable } from '../frame/area-message.tsx';
import type { AreaNotices } from './area-application.ts';

/** Draws the notices in roots of their own, so that they stand whatever became of the remote. */
export function createAreaNotices(language: LanguageSource): AreaNotices {
  const show = (view: ReactElement, place: (element: HTMLElement) => void) => {
    const element = document.createElement('div');
    place(element);
    const root = createRoot(element);
    root.render(view);
    return () => {
      root.unmount();
      element.remove();
    };
  };
  return {
    readingOnly: (area, retry) =>
      show(<ReadingOnly language={language.current()} onRetry={retry} />, (element) => area.before(element)),
    unavailable: (area, retry) =>
      show(<Unavailable language={language.current()} onRetry={retry} />, (element) => {
        area.replaceChildren(element);
      }),
  };
}

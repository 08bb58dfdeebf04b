import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { LanguageSource } from '@trust/shared/remote/host';
import { Strip, Unavailable, type StripText } from '../../frame/outlet-message.tsx';
import type { OutletNotices } from './outlet-application.ts';

/** Renders the notices in React roots of their own, independent of the remote's. */
export function createOutletNotices(language: LanguageSource): OutletNotices & {
  /** The visitor has registered. */
  accountReady(element: HTMLElement): () => void;
} {
  const show = (view: ReactElement, insert: (element: HTMLElement) => void) => {
    const element = document.createElement('div');
    insert(element);
    const root = createRoot(element);
    root.render(view);
    return () => {
      root.unmount();
      element.remove();
    };
  };
  const showStrip = (text: StripText, outletElement: HTMLElement, retry?: () => void) =>
    show(<Strip language={language.current()} text={text} onRetry={retry} />, (element) =>
      outletElement.before(element),
    );
  return {
    readingOnly: (outletElement, retry) => showStrip('readingOnly', outletElement, retry),
    slow: (outletElement) => showStrip('unavailableHint', outletElement),
    accountReady: (outletElement) => showStrip('accountReady', outletElement),
    unavailable: (outletElement, retry) =>
      show(<Unavailable language={language.current()} onRetry={retry} />, (element) => {
        outletElement.replaceChildren(element);
      }),
  };
}

import type { Language } from '../../../contract/languages.ts';
import type { PublicConfig } from '../../../contract/trust.ts';
import type { Head } from '../../definition.ts';

/** Applies a screen's head to the document after a navigation without a document load. */
export function applyHead(head: Head, language: Language, config: PublicConfig): void {
  document.title = head.title;
  document.documentElement.lang = language;
  const path = location.pathname;
  // Only programs read these tags, so a page goes on without them.
  void import(/* webpackChunkName: "router" */ '../../head/replace-head-tags.ts')
    .then(({ replaceHeadTags }) => replaceHeadTags(head, path, language, config))
    .catch(() => undefined);
}

/** Moves the focus to the new screen's heading, for keyboards and screen readers. */
export function focusHeading(element: HTMLElement): void {
  const heading = element.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

import type { Language } from '../contract/language.ts';
import type { Head } from './definition.ts';

/** Brings the document's head in line with a screen that was reached without a document load. */
export function applyHead(head: Head, language: Language, siteUrl: string): void {
  document.title = head.title;
  document.documentElement.lang = language;
  const canonical = new URL(head.canonicalPath ?? location.pathname, siteUrl).href;
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.noIndex ? 'noindex' : undefined);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:type', head.type ?? 'website');
  setMeta('property', 'og:url', canonical);
  setMeta('property', 'og:image', head.image ? new URL(head.image, siteUrl).href : undefined);
  setMeta('property', 'og:image:width', head.imageSize?.width.toString());
  setMeta('property', 'og:image:height', head.imageSize?.height.toString());
  setMeta('property', 'og:image:alt', head.imageAlt);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) {
    const address = new URL(canonical);
    const of = link.getAttribute('hreflang');
    if (of && of !== 'x-default') address.searchParams.set('lang', of);
    link.setAttribute('href', address.href);
  }
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

function setMeta(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.querySelector(`meta[${kind}="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(kind, name);
  meta.setAttribute('content', content);
}

/** Moves the keyboard and the screen reader to the new screen's heading. */
export function focusHeading(area: HTMLElement): void {
  const heading = area.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

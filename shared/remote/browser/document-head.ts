import { LANGUAGE_CODES, type Language } from '../../contract/languages.ts';
import type { Head } from '../definition.ts';
import { pageAddresses } from '../page-addresses.ts';

/** Applies a screen's head to the document after a navigation without a document load. */
export function applyHead(head: Head, language: Language, siteUrl: string): void {
  document.title = head.title;
  document.documentElement.lang = language;
  const addresses = pageAddresses(head.canonicalPath ?? location.pathname, siteUrl, language);
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.noIndex ? 'noindex' : undefined);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:type', head.type ?? 'website');
  setMeta('property', 'og:url', addresses.own);
  setMeta('property', 'og:image', head.image ? new URL(head.image, siteUrl).href : undefined);
  setMeta('property', 'og:image:width', head.imageSize?.width.toString());
  setMeta('property', 'og:image:height', head.imageSize?.height.toString());
  setMeta('property', 'og:image:alt', head.imageAlt);
  setLink('link[rel="canonical"]', addresses.own);
  for (const code of LANGUAGE_CODES) setLink(`link[hreflang="${code}"]`, addresses.alternates[code]);
  setLink('link[hreflang="x-default"]', addresses.neutral);
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

function setMeta(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.querySelector(`meta[${kind}="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(kind, name);
  meta.setAttribute('content', content);
}

function setLink(selector: string, address: string): void {
  document.querySelector(selector)?.setAttribute('href', address);
}

/** Moves the focus to the new screen's heading, for keyboards and screen readers. */
export function focusHeading(element: HTMLElement): void {
  const heading = element.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

import { AREA_ID, PAGE_STATE_ID, type PageState } from '@trust/shared/contract/page-state';
import type { Language } from '@trust/shared/contract/language';
import type { RenderedHead } from '@trust/shared/contract/render';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { pageAddresses } from '@trust/shared/remote/page-addresses';
import { FAVICON_URL } from './favicon.ts';
import type { FrameResult } from './frame-render.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';
import { askForScripts, type LateScript } from './late-scripts.ts';
import type { PageAssets } from './page-assets.ts';

export interface PageDocument {
  readonly language: Language;
  readonly url: URL;
  readonly config: PublicConfig;
  readonly nonce: string;
  readonly head: RenderedHead;
  readonly assets: PageAssets;
  /** Null where a remote stands alone. */
  readonly frame: FrameResult | null;
  readonly areaHtml: string;
  /** Null where no script takes the page over. */
  readonly state: PageState | null;
}

/** Writes the whole page. */
export function writeDocument(page: PageDocument): string {
  const { language, frame, areaHtml } = page;
  const area = `<div id="${AREA_ID}">${areaHtml}</div>`;
  const body = frame
    ? `<div id="frame-top">${frame.header}</div><main id="main" tabindex="-1">${area}</main><div id="frame-bottom">${frame.footer}</div>`
    : `<main id="main" tabindex="-1">${area}</main>`;
  const state = page.state
    ? `\n<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(page.state)}</script>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head>${headOf(page)}</head><body>${body}${state}${scriptsOf(page)}</body></html>`;
}

/** The scripts come last: a browser asks for what it reads first, and has few connections for all of it. */
function scriptsOf({ assets, nonce }: PageDocument): string {
  const { start, scripts } = assets;
  if (!start) return '';
  const late = [start, ...scripts].map(({ href, integrity = '' }): LateScript => [href, integrity]);
  return `\n${tag('script', { nonce })}(${askForScripts.toString()})(${scriptJson(late)},${scriptJson(nonce)})</script>`;
}

/** How much of a page's body holds what is seen first: the frame's top, the heading, the first picture. In letters. */
const FIRST_SIGHT = 8_000;

/**
 * A page in the parts in which it is sent: its head, what is seen first, the rest. A browser then draws the first while
 * the rest is on its way, and lays out little for it.
 */
export function partsToSend(html: string): string[] {
  const body = html.indexOf('<body>');
  // Before a tag, so that no letter is cut in two.
  const rest = html.indexOf('<', body + FIRST_SIGHT);
  const seen = rest === -1 ? html.length : rest;
  return [html.slice(0, body), html.slice(body, seen), html.slice(seen)].filter((part) => part !== '');
}

function headOf(page: PageDocument): string {
  const { head, url, config, language, assets, nonce, frame, state } = page;
  const addresses = pageAddresses(head.canonicalPath ?? url.pathname, config.siteUrl, language);
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : tag('meta', { name, content });
  const graph = (property: string, content: string | undefined) =>
    content === undefined ? '' : tag('meta', { property, content });
  const image = head.image && new URL(head.image, config.siteUrl).href;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('robots', head.noIndex ? 'noindex' : undefined),
    meta('theme-color', '#0b3a2f'),
    ...assets.styles.map(
      ({ href, text }) =>
        `${tag('style', { nonce, 'data-href': href })}${text.replace(/<\//g, '<\\/')}</style>`,
    ),
    // Pages with a document of their own are fetched when a visitor is about to press a link to them, and does not save data.
    frame && state && !state.saver
      ? `${tag('script', { type: 'speculationrules', nonce })}${scriptJson(AHEAD)}</script>`
      : '',
    tag('link', { rel: 'canonical', href: addresses.own }),
    tag('link', { rel: 'alternate', hreflang: 'en', href: addresses.en }),
    tag('link', { rel: 'alternate', hreflang: 'ml', href: addresses.ml }),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addresses.neutral }),
    head.feed
      ? tag('link', {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: head.feed.title,
          href: new URL(head.feed.path, config.siteUrl).href,
        })
      : '',
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: FAVICON_URL }),
    graph('og:title', head.title),
    graph('og:description', head.description),
    graph('og:type', head.type ?? 'website'),
    graph('og:url', addresses.own),
    graph('og:site_name', config.trust.name[language] ?? config.trust.name.en),
    graph('og:locale', language === 'ml' ? 'ml_IN' : 'en_IN'),
    graph('og:image', image),
    graph('og:image:width', image && head.imageSize?.width.toString()),
    graph('og:image:height', image && head.imageSize?.height.toString()),
    graph('og:image:alt', image && head.imageAlt),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ].join('');
}

const AHEAD = {
  prefetch: [{ where: { href_matches: ['/payments/*', '/application-summary*'] }, eagerness: 'moderate' }],
};

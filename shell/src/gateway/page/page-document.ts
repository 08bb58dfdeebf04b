import escapeHtml from 'escape-html';
import { OUTLET_ID, PAGE_STATE_ID, type PageState } from '@trust/shared/contract/pages/page-state';
import { LANGUAGE_CODES, LOCALES, type Language } from '@trust/shared/contract/languages';
import type { RenderedHead } from '@trust/shared/contract/pages/render';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { pageAddresses } from '@trust/shared/remote/page-addresses';
import { FAVICON_URL } from '../favicon.ts';
import type { FrameResult } from './frame-render.ts';
import { scriptJson, tag } from '../html.ts';
import { requestScripts, type LateScript } from './late-scripts.ts';
import type { PageAssets } from './page-assets.ts';

export interface PageDocument {
  readonly language: Language;
  readonly url: URL;
  readonly config: PublicConfig;
  readonly nonce: string;
  readonly head: RenderedHead;
  readonly assets: PageAssets;
  /** Null where a remote is served alone. */
  readonly frame: FrameResult | null;
  readonly outletHtml: string;
  /** Null where no script hydrates the page. */
  readonly state: PageState | null;
}

export function writeDocument(page: PageDocument): string {
  const { language, frame, outletHtml } = page;
  const outlet = `<div id="${OUTLET_ID}">${outletHtml}</div>`;
  const body = frame
    ? `<div id="frame-top">${frame.header}</div><main id="main" tabindex="-1">${outlet}</main><div id="frame-bottom">${frame.footer}</div>`
    : `<main id="main" tabindex="-1">${outlet}</main>`;
  const state = page.state
    ? `\n<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(page.state)}</script>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head>${headOf(page)}</head><body>${body}${state}${scriptsOf(page)}</body></html>`;
}

/** Scripts come last, so that pictures and fonts are requested first. */
function scriptsOf({ assets, nonce }: PageDocument): string {
  const { start, scripts } = assets;
  if (!start) return '';
  const late = [start, ...scripts].map(({ href, integrity = '' }): LateScript => [href, integrity]);
  return `\n${tag('script', { nonce })}(${requestScripts.toString()})(${scriptJson(late)},${scriptJson(nonce)})</script>`;
}

/** Length of the body's part that is seen first (header, heading, first picture), in UTF-16 units. */
const FIRST_VIEW_LENGTH = 8_000;

/**
 * Splits a page into the chunks in which it is sent: head, first view, rest. The browser paints the first view while the
 * rest is loading.
 */
export function splitIntoChunks(html: string): string[] {
  const body = html.indexOf('<body>');
  // Split before a tag, so that no surrogate pair is cut.
  const nextTag = html.indexOf('<', body + FIRST_VIEW_LENGTH);
  const firstViewEnd = nextTag === -1 ? html.length : nextTag;
  return [html.slice(0, body), html.slice(body, firstViewEnd), html.slice(firstViewEnd)].filter(
    (chunk) => chunk !== '',
  );
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
    // Prefetches pages with a document of their own when the visitor is about to follow a link, unless data is saved.
    frame && state && !state.saver
      ? `${tag('script', { type: 'speculationrules', nonce })}${scriptJson(SPECULATION_RULES)}</script>`
      : '',
    tag('link', { rel: 'canonical', href: addresses.own }),
    ...LANGUAGE_CODES.map((code) =>
      tag('link', { rel: 'alternate', hreflang: code, href: addresses.alternates[code] }),
    ),
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
    graph('og:locale', LOCALES[language].replace('-', '_')),
    graph('og:image', image),
    graph('og:image:width', image && head.imageSize?.width.toString()),
    graph('og:image:height', image && head.imageSize?.height.toString()),
    graph('og:image:alt', image && head.imageAlt),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ].join('');
}

const SPECULATION_RULES = {
  prefetch: [{ where: { href_matches: ['/payments/*', '/application-summary*'] }, eagerness: 'moderate' }],
};

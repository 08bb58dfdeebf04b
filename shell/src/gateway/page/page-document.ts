import escapeHtml from 'escape-html';
import { OUTLET_ID, PAGE_STATE_ID, type PageState } from '@trust/shared/contract/pages/page-state';
import type { Language } from '@trust/shared/contract/languages';
import { APPLICATION_PATH, PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import type { RenderedHead } from '@trust/shared/contract/pages/render';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { headTags } from '@trust/shared/remote/head/head-tags';
import { BELOW_FOLD, BELOW_FOLD_ATTRIBUTE, FIRST_VIEW_ATTRIBUTE } from '@trust/shared/ui/below-fold';
import { COLOURS } from '@trust/shared/ui/colours';
import { FAVICON_URL } from '../favicon.ts';
import { manifestUrl } from '../site-files.ts';
import { routeOf } from '../../routes.ts';
import type { FrameResult } from './frame-render.ts';
import { scriptJson, tag } from '../html.ts';
import { markFirstView } from './inline/first-view.ts';
import { requestScripts, type LateScript } from './inline/late-scripts.ts';
import { addStyles, type LateStyle } from './inline/late-styles.ts';
import type { PageAssets, PageStyle } from './page-assets.ts';

export interface PageDocument {
  readonly language: Language;
  readonly url: URL;
  readonly config: PublicConfig;
  /** Its policy allows what has this nonce; undefined where it names the hashes instead. */
  readonly nonce: string | undefined;
  readonly head: RenderedHead;
  readonly assets: PageAssets;
  /** Null where a remote is served alone. */
  readonly frame: FrameResult | null;
  readonly outletHtml: string;
  /** Null where no script hydrates the page. */
  readonly state: PageState | null;
}

export interface WrittenDocument {
  readonly html: string;
  /** What the policy must allow: the texts of its script and style elements, and the integrity of a script that it preloads. */
  readonly allowed: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    readonly preloads: readonly string[];
  };
}

export function writeDocument(page: PageDocument): WrittenDocument {
  const { language, frame, outletHtml } = page;
  const styles = page.assets.styles.map(({ name, text }) => ({ name, text: text.replace(/<\//g, '<\\/') }));
  // Prefetches pages with a document of their own when the visitor is about to follow a link, unless data is saved.
  const rules = frame && page.state && !page.state.saver ? scriptJson(speculationRules(page.url)) : undefined;
  const start = startScriptOf(page);
  const firstView = firstViewScriptOf(page);
  const bottom = tag('div', { id: 'frame-bottom', ...(firstView !== undefined && BELOW_FOLD) });
  const outlet = `<div id="${OUTLET_ID}">${outletHtml}</div>`;
  const body = frame
    ? `<div id="frame-top">${frame.header}</div><main id="main" tabindex="-1">${outlet}</main>${bottom}${frame.footer}</div>`
    : `<main id="main" tabindex="-1">${outlet}</main>`;
  const state = page.state
    ? `\n<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(page.state)}</script>`
    : '';
  const { nonce } = page;
  const preload = preloadOf(page);
  // Scripts come last, so that pictures and fonts are requested first.
  const scripts = start === undefined ? '' : `\n${tag('script', { nonce })}${start}</script>`;
  const html = `<!doctype html>
<html lang="${language}"><head>${headOf(page, styles, { firstView, rules })}</head><body>${body}${preload?.html ?? ''}${state}${scripts}</body></html>`;
  return {
    html,
    allowed: {
      scripts: [rules, firstView, start].filter((text) => text !== undefined),
      styles: styles.map(({ text }) => text),
      preloads: preload ? [preload.integrity] : [],
    },
  };
}

/**
 * Preloads the start script, most of what a first view brings: browsers find it once the page has arrived, when the
 * connection is idle until the first paint. It runs when `requestScripts` adds it. No more files: each request takes a
 * slow phone 3 ms before that paint.
 */
function preloadOf({ assets: { start }, nonce }: PageDocument) {
  if (start?.integrity === undefined) return undefined;
  const { href, integrity } = start;
  const html = tag('link', { rel: 'preload', as: 'script', href, integrity, fetchpriority: 'low', nonce });
  return { html, integrity };
}

/** The text of the script that marks the first view; undefined where it leaves nothing out, or no script lays that out. */
function firstViewScriptOf({ frame, outletHtml, assets: { start } }: PageDocument): string | undefined {
  if (!frame || !start || !outletHtml.includes(BELOW_FOLD_ATTRIBUTE)) return undefined;
  return `(${markFirstView.toString()})(${scriptJson(FIRST_VIEW_ATTRIBUTE)})`;
}

/** The text of the script that adds what comes beside the page; undefined for a page without scripts. */
function startScriptOf({ assets, state }: PageDocument): string | undefined {
  const { start, scripts, parcelStyles, lateStyles } = assets;
  if (!start) return undefined;
  const late = [start, ...scripts].map(({ href, integrity = '' }): LateScript => [href, integrity]);
  if (state?.configFile !== undefined) late.splice(1, 0, [state.configFile]);
  const styles = lateStyles.map(({ href, name }): LateStyle => [href, name]);
  const request = `(${requestScripts.toString()})(${scriptJson(late)},${scriptJson(styles)})`;
  if (parcelStyles.length === 0) return request;
  const beside = parcelStyles.map(({ href, name }): LateStyle => [href, name]);
  return `(${addStyles.toString()})(${scriptJson(beside)});${request}`;
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

function headOf(
  { head, url, config, language, nonce, assets: { parcelStyles } }: PageDocument,
  styles: readonly PageStyle[],
  { firstView, rules }: Readonly<Record<'firstView' | 'rules', string | undefined>>,
): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    // Browsers take the first that applies.
    tag('meta', { name: 'theme-color', content: COLOURS.dark.band, media: '(prefers-color-scheme: dark)' }),
    tag('meta', { name: 'theme-color', content: COLOURS.light.band }),
    firstView === undefined ? '' : `${tag('script', { nonce })}${firstView}</script>`,
    ...styles.map(({ name, text }) => `${tag('style', { nonce, 'data-href': name })}${text}</style>`),
    rules === undefined ? '' : `${tag('script', { type: 'speculationrules', nonce })}${rules}</script>`,
    ...headTags(head, url.pathname, language, config).map(({ name, attributes }) => tag(name, attributes)),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: FAVICON_URL }),
    tag('link', { rel: 'manifest', href: manifestUrl(language) }),
    ...parcelStyles.map(({ href }) => linkBeside(href)),
    ...(head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ].join('');
}

/** Preloaded for the script that adds it (`addStyles`); a link where no script runs. */
function linkBeside(href: string): string {
  const preload = tag('link', { rel: 'preload', as: 'style', href, fetchpriority: 'low' });
  return `${preload}<noscript>${tag('link', { rel: 'stylesheet', href })}</noscript>`;
}

/** The addresses of other document groups; that of a summary is private and is only loaded when it is opened. */
function speculationRules({ pathname }: URL) {
  const applications = routeOf(pathname).group === 'application' ? [] : [`${APPLICATION_PATH}{/*}?`];
  return {
    prefetch: [
      {
        where: { href_matches: [buildPath(PAYMENTS_PATH, '*'), ...applications] },
        eagerness: 'moderate',
      },
    ],
  };
}

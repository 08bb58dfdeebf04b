import escapeHtml from 'escape-html';
import { OUTLET_ID, PAGE_STATE_ID, type PageState } from '@trust/shared/contract/pages/page-state';
import type { Language } from '@trust/shared/contract/languages';
import type { RenderedHead } from '@trust/shared/contract/pages/render';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { headTags } from '@trust/shared/remote/head/head-tags';
import {
  BELOW_FOLD,
  BELOW_FOLD_ATTRIBUTE,
  FIRST_VIEW_ATTRIBUTE,
  FOLLOWS_FIRST_VIEW,
} from '@trust/shared/ui/below-fold';
import { COLOURS } from '@trust/shared/ui/colours';
import { FAVICON_URL } from '../favicon.ts';
import type { InlineScripts } from '../inline-scripts.ts';
import type { OlderFiles } from '../older-files.ts';
import { manifestUrl } from '../site-files.ts';
import { PREFETCH_ATTRIBUTE } from '../../first-view/navigation/prefetch-attribute.ts';
import type { FrameResult } from './frame-render.ts';
import { scriptJson, tag } from '../html.ts';
import type { LateScript, RequestedScripts } from '../../first-view/inline/late-scripts.ts';
import type { LateStyle } from '../../first-view/inline/late-styles.ts';
import type { LatePageStyle, PageAssets, PageFile, PageStyle } from './page-assets.ts';

export interface PageDocument {
  readonly language: Language;
  readonly url: URL;
  readonly config: PublicConfig;
  /** Its policy allows what has this nonce; undefined where it names the hashes instead. */
  readonly nonce: string | undefined;
  readonly head: RenderedHead;
  readonly assets: PageAssets;
  readonly older: OlderFiles;
  readonly inlineScripts: InlineScripts;
  /** Null where a remote is served alone. */
  readonly frame: FrameResult | null;
  readonly outletHtml: string;
  /** Paths, as route patterns, of pages that are never fetched before a link to them is pressed. Null where none is. */
  readonly neverPrefetched: readonly string[] | null;
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
  const { language, neverPrefetched } = page;
  const outletHtml = closeShapes(page.outletHtml);
  const frame = page.frame && {
    ...page.frame,
    header: closeShapes(page.frame.header),
    footer: closeShapes(page.frame.footer),
  };
  const styles = page.assets.styles.map(({ name, text }) => ({ name, text: text.replace(/<\//g, '<\\/') }));
  const speculation = neverPrefetched ? scriptJson(speculationRules(neverPrefetched)) : undefined;
  const firstView = firstViewScriptOf(page);
  const request = requestScriptOf(page, firstView === undefined ? undefined : FOLLOWS_FIRST_VIEW);
  // A slow processor reads a long page for long after its first paint; on a short one, a script in the head would delay that.
  const addParcelStyles = parcelStylesScriptOf(page);
  const showOlderStyles = olderStylesScriptOf(page);
  const [headScript, bodyScript] =
    firstView === undefined
      ? [showOlderStyles, joinScripts(addParcelStyles, request)]
      : [joinScripts(showOlderStyles, request, firstView), addParcelStyles];
  const bottom = tag('div', { id: 'frame-bottom', ...(firstView !== undefined && BELOW_FOLD) });
  const outlet = `<div id="${OUTLET_ID}">${outletHtml}</div>`;
  const { nonce } = page;
  const main = `<main id="main" tabindex="-1">${outlet}</main>`;
  const body = frame
    ? `<div id="frame-top">${frame.header}</div>${main}${bottom}${frame.footer}</div>`
    : main;
  const state = page.state
    ? `\n<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(page.state)}</script>`
    : '';
  const preload = preloadOf(page);
  const html = `<!doctype html>
<html lang="${language}"><head>${headOf(page, styles, { headScript, speculation })}</head><body>${body}${preload?.html ?? ''}${state}${scriptTag(bodyScript, nonce)}</body></html>`;
  return {
    html,
    allowed: {
      scripts: [headScript, speculation, bodyScript].filter((text) => text !== undefined),
      styles: styles.map(({ text }) => text),
      preloads: preload ? [preload.integrity] : [],
    },
  };
}

const EMPTY_SHAPES = /><\/(?:path|rect|circle|ellipse|line|use)>/g;

/** Closes the empty shapes of drawings within their tag, which React does not: shorter, and the same to a browser. */
function closeShapes(html: string): string {
  return html.replace(EMPTY_SHAPES, '/>');
}

/**
 * Preloads the start script, most of what a first view brings: browsers find it once the page has arrived, when the
 * connection is idle until the first paint. It runs when `requestScripts` adds it. No more files: each request takes a
 * slow phone 3 ms before that paint.
 */
function preloadOf({ assets: { start }, nonce }: PageDocument) {
  if (!start) return undefined;
  const { href, integrity } = start;
  const html = tag('link', { rel: 'preload', as: 'script', href, integrity, fetchpriority: 'low', nonce });
  return { html, integrity };
}

/** The text of the script that marks the first view; undefined where it leaves nothing out, or no script lays that out. */
function firstViewScriptOf({
  frame,
  outletHtml,
  assets: { start },
  inlineScripts,
}: PageDocument): string | undefined {
  if (!frame || !start || !outletHtml.includes(BELOW_FOLD_ATTRIBUTE)) return undefined;
  return callScript(inlineScripts.firstView, FIRST_VIEW_ATTRIBUTE);
}

/** The text of the script that gives a browser that is too old plain styles; undefined for a page without scripts. */
function olderStylesScriptOf({ assets: { start }, older: { styles }, inlineScripts }: PageDocument) {
  return start && callScript(inlineScripts.plainPage, styles.href);
}

function scriptTag(text: string | undefined, nonce: string | undefined): string {
  return text === undefined ? '' : `${tag('script', { nonce })}${text}</script>`;
}

function joinScripts(...texts: readonly (string | undefined)[]): string | undefined {
  const present = texts.filter((text) => text !== undefined);
  return present.length === 0 ? undefined : present.join(';');
}

const toLateStyle = ({ href, name }: LatePageStyle): LateStyle => [href, name];
const toLateScript = ({ href, integrity }: PageFile): LateScript => [href, integrity];

/** The text of the script that requests those of the page; undefined for a page without scripts. */
function requestScriptOf(
  { assets: { start, scripts, entries, lateStyles }, older, inlineScripts, state }: PageDocument,
  belowFold: string | undefined,
): string | undefined {
  if (!start) return undefined;
  const read: RequestedScripts['preloads'] = state ? [[state.configFile]] : [];
  const late: RequestedScripts = {
    fallbacks: older.fallbacks.href,
    belowFold,
    start: toLateScript(start),
    preloads: [...read, ...entries.map(toLateScript)],
    chunks: scripts.map(toLateScript),
    styles: lateStyles.map(toLateStyle),
  };
  return callScript(inlineScripts.requestScripts, late);
}

/** The text that calls a script of the page's with its data. */
function callScript(script: string, data: unknown): string {
  return `${script}(${scriptJson(data)})`;
}

/** The text of the script that adds the styles of parcels; undefined for a page without any, or without scripts. */
function parcelStylesScriptOf({
  assets: { start, parcelStyles },
  inlineScripts,
}: PageDocument): string | undefined {
  if (!start || parcelStyles.length === 0) return undefined;
  return callScript(inlineScripts.parcelStyles, parcelStyles.map(toLateStyle));
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
  { headScript, speculation }: Readonly<Record<'headScript' | 'speculation', string | undefined>>,
): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    // Browsers take the first that applies.
    tag('meta', { name: 'theme-color', content: COLOURS.dark.band, media: '(prefers-color-scheme: dark)' }),
    tag('meta', { name: 'theme-color', content: COLOURS.light.band }),
    scriptTag(headScript, nonce),
    ...styles.map(({ name, text }) => `${tag('style', { nonce, 'data-href': name })}${text}</style>`),
    ...headTags(head, url.pathname, language, config).map(({ name, attributes }) => tag(name, attributes)),
    `<link rel="icon" type="image/svg+xml" href="${FAVICON_URL}">`,
    tag('link', { rel: 'manifest', href: manifestUrl(language) }),
    ...parcelStyles.map(({ href }) => linkParcelStyle(href)),
    ...(head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    speculation === undefined
      ? ''
      : `${tag('script', { type: 'speculationrules', nonce })}${speculation}</script>`,
  ].join('');
}

/** Preloaded for the script that adds it (`addStyles`); a link where no script runs. */
function linkParcelStyle(href: string): string {
  const preload = tag('link', { rel: 'preload', as: 'style', href, fetchpriority: 'low' });
  return `${preload}<noscript>${tag('link', { rel: 'stylesheet', href })}</noscript>`;
}

/**
 * The browser fetches the document of a link that the page's scripts mark, since a press is likely, and uses it for the press whatever
 * the answer says of caches. Never a private page, nor an address with a query: it may hold what was typed, and `lang` stores a choice.
 */
function speculationRules(privatePaths: readonly string[]) {
  const isMarked = { selector_matches: `a[${PREFETCH_ATTRIBUTE}]` };
  const where = { and: [isMarked, { not: { href_matches: [String.raw`/*\?:query`, ...privatePaths] } }] };
  return { prefetch: [{ where, eagerness: 'immediate' }] };
}

import { join } from 'node:path';
import type { Language } from '@trust/shared/contract/language';
import type { PostedForm } from '@trust/shared/contract/posted-form';
import { ParcelResult, RenderResult, type PlacedParcel } from '@trust/shared/contract/render';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { FALLBACK_ROUTE, isAlone, isOnlyRead, type SiteRoute } from '../routes.ts';
import { FrameResult } from './frame-render.ts';
import type { PinnedRelease, PinnedReleases } from './pinned-releases.ts';
import type { Renderer } from './renderer.ts';

export interface PageAsk {
  readonly url: URL;
  readonly route: SiteRoute;
  readonly language: Language;
  readonly forwardedFor: string;
  /** A form that was sent to this page and not taken. */
  readonly posted?: PostedForm | undefined;
  /** The visitor saves data. */
  readonly saver: boolean;
}

export interface Composer {
  readonly renderer: Renderer;
  readonly config: PublicConfig;
  readonly apiUrl: string;
  /** Told of everything that failed and was survived. */
  report(error: unknown, what: string): void;
}

/** A part of the page that the server drew: its module and what of it the page needs. */
export interface DrawnPart {
  readonly release: PinnedRelease;
  readonly screen?: string;
  readonly parcel?: string;
}

export interface ComposedPage {
  readonly route: SiteRoute;
  readonly status: number;
  /** Undefined when the browser must draw the area. */
  readonly area: Extract<RenderResult, { kind: 'page' }> | undefined;
  readonly parts: readonly DrawnPart[];
  readonly frame: FrameResult;
}

export type Composition = ComposedPage | { readonly redirect: string; readonly status: number };

/** The part of a page's budget that its reads may use; the rest is for drawing what they gave, or a message. */
const READ_SHARE = 0.7;
const PARCEL_BUDGET_MS = 1_000;
const FRAME_BUDGET_MS = 1_000;
const NO_FRAME: FrameResult = { header: '', footer: '', waiting: '', notFound: '' };

/** Draws a page from one set of releases. What fails is left to the browser; nothing here throws for it. */
export async function composePage(
  composer: Composer,
  releases: PinnedReleases,
  ask: PageAsk,
): Promise<Composition> {
  let { route } = ask;
  const frame = isAlone(route) ? undefined : drawFrame(composer, releases, ask);
  let area = await drawArea(composer, releases, route, ask);
  if (area?.kind === 'no-match' && route.remote !== FALLBACK_ROUTE.remote) {
    route = FALLBACK_ROUTE;
    area = await drawArea(composer, releases, route, ask);
  }
  const framed = async () => frame ?? (isAlone(route) ? NO_FRAME : drawFrame(composer, releases, ask));
  if (area?.kind === 'redirect') return { redirect: area.location, status: area.status };
  const page = area?.kind === 'page' ? area : undefined;
  const own = releases.get(route.remote);
  const parts: DrawnPart[] = own ? [{ release: own, ...(page ? { screen: page.screen } : {}) }] : [];
  if (!page)
    return { route, status: statusWithout(route, own), area: undefined, parts, frame: await framed() };

  let html = page.html;
  for (const placed of page.parcels) {
    const drawn = await drawParcel(composer, releases, placed, ask);
    html = html.replace(placed.marker, () => drawn?.html ?? '');
    if (drawn) parts.push(drawn.part);
  }
  return { route, status: page.status, area: { ...page, html }, parts, frame: await framed() };
}

/** The status of a page that the browser must draw: an unlisted path is not found whoever draws it. */
function statusWithout(route: SiteRoute, own: PinnedRelease | undefined): number {
  if (route === FALLBACK_ROUTE) return 404;
  return own ? 200 : 503;
}

function basesOf({ apiUrl }: Composer) {
  return { api: `${apiUrl}/api`, content: `${apiUrl}/content`, payments: `${apiUrl}/payments` };
}

async function drawArea(composer: Composer, releases: PinnedReleases, route: SiteRoute, ask: PageAsk) {
  const pinned = releases.get(route.remote);
  if (!pinned) return undefined;
  const request = {
    href: ask.url.href,
    language: ask.language,
    config: composer.config,
    bases: basesOf(composer),
    forwardedFor: ask.forwardedFor,
    posted: ask.posted,
    readBudgetMs: Math.round(route.renderBudgetMs * READ_SHARE),
    saver: ask.saver && isOnlyRead(route),
  };
  return attempt(composer, `the page of ${route.remote}`, async () =>
    RenderResult.parse(await composer.renderer.run(taskFor(pinned, 'render', request), route.renderBudgetMs)),
  );
}

async function drawParcel(composer: Composer, releases: PinnedReleases, placed: PlacedParcel, ask: PageAsk) {
  const pinned = [...releases.values()].find(({ module }) => module === placed.module);
  if (!pinned) return undefined;
  const { parcel, props, slot } = placed;
  const { language } = ask;
  const request = { parcel, props, slot, language, config: composer.config, bases: basesOf(composer) };
  const result = await attempt(composer, `the parcel ${placed.module}/${parcel}`, async () =>
    ParcelResult.parse(await composer.renderer.run(taskFor(pinned, 'parcel', request), PARCEL_BUDGET_MS)),
  );
  return result && { html: result.html, part: { release: pinned, parcel } };
}

async function drawFrame(composer: Composer, releases: PinnedReleases, ask: PageAsk): Promise<FrameResult> {
  const shell = releases.get('shell');
  const request = {
    language: ask.language,
    path: ask.url.pathname + ask.url.search,
    saver: ask.saver,
    config: composer.config,
  };
  const result = shell
    ? await attempt(composer, 'the frame', async () =>
        FrameResult.parse(await composer.renderer.run(taskFor(shell, 'render', request), FRAME_BUDGET_MS)),
      )
    : undefined;
  return result ?? NO_FRAME;
}

function taskFor({ folder, release }: PinnedRelease, what: 'render' | 'parcel', request: unknown) {
  return { file: join(folder, release.server), what, request };
}

async function attempt<T>(composer: Composer, what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    composer.report(error, what);
    return undefined;
  }
}

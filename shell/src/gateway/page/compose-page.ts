import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Language } from '@trust/shared/contract/languages';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import { ReadResult } from '@trust/shared/contract/pages/data/page-data';
import {
  ParcelResult,
  RenderResult,
  type ParcelPlaceholder,
  type RenderRequest,
} from '@trust/shared/contract/pages/render';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { FALLBACK_ROUTE, isStandalone, isReadOnly, type SiteRoute } from '../../routes.ts';
import { FrameResult } from './frame-render.ts';
import type { LoadedRelease, ReleaseSet } from '../releases/release-set.ts';
import type { InlineScripts } from '../inline-scripts.ts';
import type { OlderFiles } from '../older-files.ts';
import type { RenderTask } from '../releases/rendering/render-task.ts';
import type { Renderer } from '../releases/rendering/renderer.ts';

export interface PageRequest {
  readonly url: URL;
  /** The page's path and query, where the request's address is another: a form was posted there, or it has parameters that the page does not know. */
  readonly path?: string | undefined;
  readonly route: SiteRoute;
  readonly language: Language;
  /** The visitor's address; found out only for a page that is rendered. */
  readonly forwardedFor: () => string;
  /** A form that was posted to this page and refused. */
  readonly posted?: PostedForm | undefined;
  readonly saver: boolean;
}

export interface Composer {
  readonly renderer: Renderer;
  readonly config: PublicConfig;
  /** The address of the configuration for browsers. */
  readonly configFile: string;
  readonly older: OlderFiles;
  readonly inlineScripts: InlineScripts;
  readonly apiUrl: string;
  /** Logs an error that did not stop the page. */
  reportError(error: unknown, what: string): void;
}

/** A module that was rendered into the page, with the screen or parcel that was used. */
export interface RenderedModule {
  readonly loaded: LoadedRelease;
  readonly screen?: string;
  readonly parcel?: string;
}

type RenderedPage = Extract<RenderResult, { outcome: 'page' }>;

export interface ComposedPage {
  readonly outcome: 'page';
  readonly route: SiteRoute;
  readonly status: number;
  /** Undefined when the browser must render the outlet. */
  readonly outlet: RenderedPage | undefined;
  readonly modules: readonly RenderedModule[];
  readonly frame: FrameResult;
  /** The outlet, its parcels and the frame were rendered; none of them failed. */
  readonly complete: boolean;
}

export interface Redirect {
  readonly outcome: 'redirect';
  readonly location: string;
  readonly status: number;
}

export type Composition = ComposedPage | Redirect;

/** The share of a page's time budget for its loaders; the rest is for rendering. */
const READ_BUDGET_SHARE = 0.7;
const PARCEL_BUDGET_MS = 1_000;
const FRAME_BUDGET_MS = 1_000;
const EMPTY_FRAME: FrameResult = { header: '', footer: '', waiting: '', notFound: '' };

/** Renders a page from one set of releases. What fails is reported and left to the browser; it does not throw. */
export async function composePage(
  composer: Composer,
  releases: ReleaseSet,
  request: PageRequest,
): Promise<Composition> {
  let { route } = request;
  const frame = isStandalone(route) ? undefined : renderFrame(composer, releases, request);
  let outlet = await renderOutlet(composer, releases, route, request);
  if (outlet?.outcome === 'no-match' && route.remote !== FALLBACK_ROUTE.remote) {
    route = FALLBACK_ROUTE;
    outlet = await renderOutlet(composer, releases, route, request);
  }
  if (outlet?.outcome === 'redirect')
    return { outcome: 'redirect', location: outlet.location, status: outlet.status };
  const renderFrameOnce = async () =>
    frame ?? (isStandalone(route) ? EMPTY_FRAME : renderFrame(composer, releases, request));
  const loaded = releases.get(route.remote);
  if (outlet?.outcome !== 'page') {
    return {
      outcome: 'page',
      route,
      status: statusWithoutOutlet(route, loaded),
      outlet: undefined,
      modules: loaded ? [{ loaded }] : [],
      frame: (await renderFrameOnce()) ?? EMPTY_FRAME,
      complete: false,
    };
  }
  const parcels = await renderParcels(composer, releases, outlet, request);
  const renderedFrame = await renderFrameOnce();
  return {
    outcome: 'page',
    route,
    status: outlet.status,
    outlet: { ...outlet, html: parcels.html },
    modules: [...(loaded ? [{ loaded, screen: outlet.screen }] : []), ...parcels.modules],
    frame: renderedFrame ?? EMPTY_FRAME,
    complete: parcels.complete && renderedFrame !== undefined,
  };
}

/** The status of a page that the browser must render. An unlisted path is a 404 in any case. */
function statusWithoutOutlet(route: SiteRoute, loaded: LoadedRelease | undefined): number {
  if (route === FALLBACK_ROUTE) return 404;
  return loaded ? 200 : 503;
}

/** The three parties as the server reaches them: those below the site's own address are the api's. */
function apiBases({ apiUrl, config }: Composer) {
  const addressOf = (base: string) => new URL(base, apiUrl).href.replace(/\/$/, '');
  return {
    api: addressOf(config.apiBase),
    content: addressOf(config.contentBase),
    payments: addressOf(config.paymentsBase),
  };
}

/** What a remote's server bundle is asked for a page. */
const outletRequest = (composer: Composer, route: SiteRoute, request: PageRequest): RenderRequest => ({
  href: request.url.href,
  language: request.language,
  config: composer.config,
  bases: apiBases(composer),
  forwardedFor: request.forwardedFor(),
  posted: request.posted,
  readBudgetMs: Math.round(route.renderBudgetMs * READ_BUDGET_SHARE),
  saver: request.saver && isReadOnly(route),
});

/** What a page's loader reads. Undefined where its release is too old to say; what fails is reported. */
export async function readOutlet(
  composer: Composer,
  releases: ReleaseSet,
  request: PageRequest,
): Promise<ReadResult | undefined> {
  const { route } = request;
  const loaded = releases.get(route.remote);
  if (!loaded) return undefined;
  const task = taskFor(loaded, 'read', outletRequest(composer, route, request));
  const result = await attempt(composer, `the data of a page of ${route.remote}`, async () =>
    z.nullable(ReadResult).parse(await composer.renderer.run(task, route.renderBudgetMs)),
  );
  if (result === null) return undefined;
  return result ?? { outcome: 'failed' };
}

async function renderOutlet(
  composer: Composer,
  releases: ReleaseSet,
  route: SiteRoute,
  request: PageRequest,
) {
  const loaded = releases.get(route.remote);
  if (!loaded) return undefined;
  const task = outletRequest(composer, route, request);
  return attempt(composer, `the page of ${route.remote}`, async () =>
    RenderResult.parse(await composer.renderer.run(taskFor(loaded, 'render', task), route.renderBudgetMs)),
  );
}

/** The page's HTML with its parcels. One that fails, or whose module has no release, is left out. */
async function renderParcels(
  composer: Composer,
  releases: ReleaseSet,
  page: RenderedPage,
  request: PageRequest,
) {
  let { html } = page;
  let complete = true;
  const modules: RenderedModule[] = [];
  for (const placed of page.parcels) {
    const loaded = [...releases.values()].find(({ module }) => module === placed.module);
    const result = loaded && (await renderParcel(composer, loaded, placed, request));
    html = html.replace(placed.marker, () => result?.html ?? '');
    if (result) modules.push({ loaded, parcel: placed.parcel });
    else if (loaded) complete = false;
  }
  return { html, modules, complete };
}

async function renderParcel(
  composer: Composer,
  loaded: LoadedRelease,
  { module, parcel, props, slot }: ParcelPlaceholder,
  { language }: PageRequest,
): Promise<ParcelResult | undefined> {
  const task = { parcel, props, slot, language, config: composer.config, bases: apiBases(composer) };
  return attempt(composer, `the parcel ${module}/${parcel}`, async () =>
    ParcelResult.parse(await composer.renderer.run(taskFor(loaded, 'parcel', task), PARCEL_BUDGET_MS)),
  );
}

/** Undefined when the rendering fails. Empty without a shell: a remote that is served alone has no frame. */
async function renderFrame(
  composer: Composer,
  releases: ReleaseSet,
  request: PageRequest,
): Promise<FrameResult | undefined> {
  const shell = releases.get('shell');
  if (!shell) return EMPTY_FRAME;
  const task = {
    language: request.language,
    path: request.url.pathname + request.url.search,
    saver: request.saver,
    config: composer.config,
  };
  return attempt(composer, 'the frame', async () =>
    FrameResult.parse(await composer.renderer.run(taskFor(shell, 'render', task), FRAME_BUDGET_MS)),
  );
}

function taskFor({ module, folder, release }: LoadedRelease, what: RenderTask['what'], request: unknown) {
  const { server, integrity } = release;
  return { module, file: join(folder, server), integrity: integrity[server], what, request };
}

async function attempt<T>(composer: Composer, what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    composer.reportError(error, what);
    return undefined;
  }
}

import type { Language } from '../contract/languages.ts';
import type { PostedForm } from '../contract/pages/posted-form.ts';
import { NotFoundError, type Http } from '../http/http.ts';
import { createTranslate, type Translate } from '../i18n/i18n.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { UiTexts } from '../ui/texts/en.ts';
import type { Head, LoadContext, RemoteDefinition, ScreenDefinition } from './definition.ts';
import { loadKitTexts } from './kit.texts.ts';
import type { Queries } from './queries/queries.ts';
import { redirectTo } from './redirect.ts';
import { INVALID_PATH } from '../contract/pages/paths.ts';

export interface RuntimeOptions {
  readonly remote: RemoteDefinition;
  readonly config: PublicConfig;
  readonly language: Language;
  readonly http: Http;
  readonly posted?: PostedForm | undefined;
}

export interface LoadOptions extends Partial<Pick<LoadContext, 'queries' | 'http'>> {
  /** The visitor has gone on. */
  readonly signal?: AbortSignal;
  /**
   * The page may be shown without a part that the server went without. Called where one is missing: the data should then be
   * loaded again once the page is painted.
   */
  onLeftOut?(): void;
}

/** A remote with its loaded screens and texts in one language; the same on the server and in the browser. */
export interface Runtime {
  readonly remote: RemoteDefinition;
  readonly config: PublicConfig;
  readonly queries: Queries;
  readonly language: Language;
  readonly t: Translate;
  readonly uiTexts: UiTexts;
  readonly http: Http;
  /** Returns a screen that has been loaded, else throws. */
  screen(id: string): ScreenDefinition;
  loadScreen(id: string): Promise<ScreenDefinition>;
  /** Runs a screen's loader. Throws a Response to redirect, else the loader's error. */
  loadData(id: string, params: LoadContext['params'], url: URL, options?: LoadOptions): Promise<unknown>;
  head(id: string, data: unknown, url: URL): Head;
}

/** Where an address leads at which nothing is: to the one that was meant, where it can be told. */
async function findCleanAddress({ pathname, search }: URL): Promise<string> {
  const { cleanPath } = await import(/* webpackChunkName: "clean-path" */ '../contract/typed/clean-path.ts');
  const path = cleanPath(pathname);
  return path === undefined ? INVALID_PATH : path + search;
}

/** The loaded screens of a remote. They are code only, so one map serves every visitor. */
export type LoadedScreens = Map<string, ScreenDefinition>;

/** Loads the language's texts and creates the runtime. */
export async function createRuntime(
  options: RuntimeOptions,
  queries: Queries,
  screens: LoadedScreens,
): Promise<Runtime> {
  const { remote, config, language, http, posted } = options;
  const [{ kitTexts, uiTexts }, { texts }] = await Promise.all([
    loadKitTexts[language](),
    remote.texts[language](),
  ]);
  const loadedTexts = { ...kitTexts, ...texts };
  const t = createTranslate(language, loadedTexts);

  const loadScreen = async (id: string) => {
    const entry = remote.screens.find((screen) => screen.id === id);
    if (!entry) throw new Error(`${remote.name} has no screen ${id}.`);
    const [{ screen }, own] = await Promise.all([entry.screen(), entry.texts?.[language]()]);
    Object.assign(loadedTexts, own?.texts);
    screens.set(id, screen);
    return screen;
  };
  const screen = (id: string) => {
    const loaded = screens.get(id);
    if (!loaded) throw new Error(`The screen ${id} has not been loaded.`);
    return loaded;
  };

  return {
    remote,
    config,
    queries,
    language,
    t,
    uiTexts,
    http,
    screen,
    loadScreen,
    async loadData(id, params, url, reads) {
      const { load } = await loadScreen(id);
      try {
        const by = { http, queries, ...reads };
        return (
          (await load?.({ params, url, language, config, t, posted, http: by.http, queries: by.queries })) ??
          null
        );
      } catch (error) {
        throw error instanceof NotFoundError ? redirectTo(await findCleanAddress(url)) : error;
      }
    },
    head(id, data, url) {
      const head = screen(id).head({ data, t, language, config, url });
      const site = config.trust.shortName[language] ?? config.trust.shortName.en;
      return { ...head, title: `${head.title} · ${site}` };
    },
  };
}

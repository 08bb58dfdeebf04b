import type { PageAssets } from './page-assets.ts';

/** Whether a visitor saves data: by the cookie, else by the browser's `Save-Data` header. */
export function savesData(
  cookie: string | undefined,
  header: string | readonly string[] | undefined,
): boolean {
  if (cookie === '1' || cookie === '0') return cookie === '1';
  return header === 'on';
}

/** The page's files without web fonts, for a visitor who saves data. */
export function withoutFonts(assets: PageAssets): PageAssets {
  const styles = assets.styles.map((style) => ({
    ...style,
    text: style.text.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, ''),
  }));
  return { ...assets, styles };
}

/** The page's files without scripts, which would add those of parcels. Media queries for `scripting: none` are made to match, since the browser has scripts. */
export function withoutScripts(assets: PageAssets): PageAssets {
  const styles = [...assets.styles, ...assets.parcelStyles].map((style) => ({
    ...style,
    text: style.text
      .replace(/\(scripting:\s*none\)/g, '(min-width:0)')
      .replace(/\(scripting:\s*enabled\)/g, '(max-width:0)'),
  }));
  return { start: undefined, entries: [], scripts: [], styles, parcelStyles: [], lateStyles: [] };
}

/** The path to return to after the switch. Another origin is replaced by `/`. */
export function pageToReturnTo(next: unknown, siteUrl: string): string {
  if (typeof next !== 'string' || !URL.canParse(next, siteUrl)) return '/';
  const { origin, pathname, search } = new URL(next, siteUrl);
  // Two slashes at the start would name another host.
  return origin === new URL(siteUrl).origin ? pathname.replace(/^\/+/, '/') + search : '/';
}

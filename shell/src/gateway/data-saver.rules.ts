import type { PageAssets } from './page-assets.ts';

/** Whether a visitor saves data: their own choice (the cookie), else what the browser asks for (`Save-Data`). */
export function savesData(
  chosen: string | undefined,
  header: string | readonly string[] | undefined,
): boolean {
  if (chosen === '1' || chosen === '0') return chosen === '1';
  return header === 'on';
}

/** The page's files for a visitor who saves data: letters of the device instead of fonts. */
export function withoutFonts(assets: PageAssets): PageAssets {
  const styles = assets.styles.map((style) => ({
    ...style,
    text: style.text.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, ''),
  }));
  return { ...assets, styles };
}

/** The page's files where no script will run. What stylesheets say of such pages holds, though the browser has scripts. */
export function withoutScripts(assets: PageAssets): PageAssets {
  const styles = assets.styles.map((style) => ({
    ...style,
    text: style.text
      .replace(/\(scripting:\s*none\)/g, '(min-width:0)')
      .replace(/\(scripting:\s*enabled\)/g, '(max-width:0)'),
  }));
  return { start: undefined, scripts: [], styles };
}

/** Where the switch leads back to: a page of this site, whatever the address claims. */
export function pageToReturnTo(next: unknown, siteUrl: string): string {
  if (typeof next !== 'string' || !URL.canParse(next, siteUrl)) return '/';
  const { origin, pathname, search } = new URL(next, siteUrl);
  // Two slashes at the start would name another host.
  return origin === new URL(siteUrl).origin ? pathname.replace(/^\/+/, '/') + search : '/';
}

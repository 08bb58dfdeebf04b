import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStaticPages } from './static-server.ts';

const FILES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/projects': 'projects',
  '/project/1076': 'project',
  '/payments/1001': 'payments',
  '/application': 'application',
};

/**
 * The page of commit 704f94b without scripts, their data, preloads and fonts (`removeScripts`): what somebody would have
 * written by hand for this content and that look. It stays as it is, so that a page that becomes lighter is seen to.
 * Undefined where there is none for the path.
 */
export async function readHandMade(path: string): Promise<string | undefined> {
  const name = FILES[path];
  if (name === undefined) return undefined;
  return readFile(join(import.meta.dirname, 'hand-made', `${name}.html`), 'utf8');
}

/**
 * The page's HTML without scripts, their data, preloads and fonts: what somebody would write by hand for this content
 * and this look.
 */
export function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:preload|modulepreload|prefetch|manifest)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

/**
 * Serves these pages with the headers of a page of the site at `url`. `addressOf` gives the address of a path's page,
 * with the path's fragment; undefined where there is none.
 */
export async function serveHandMade(
  url: string,
): Promise<{ addressOf(path: string): string | undefined; end(): void }> {
  const pages = new Map<string, string>();
  for (const path of Object.keys(FILES)) pages.set(servedAt(path), (await readHandMade(path)) ?? '');
  const server = await serveStaticPages(pages, url, (await fetch(url)).headers);
  return {
    addressOf(path) {
      const { pathname, hash } = new URL(path, server.url);
      return pages.has(servedAt(pathname)) ? `${server.url}${servedAt(pathname)}${hash}` : undefined;
    },
    end: () => server.end(),
  };
}

/** Not at its own path, where its links lead. */
const servedAt = (path: string) => `/hand-made${path}`;

import { gzipSync } from 'node:zlib';
import { fetchWithGzip, type Answer } from './answer.ts';
import { releaseFileOf, stylesIn, type ReleaseFileName } from './release-file.ts';
import { visit, type Asked } from './visit.ts';

/** The script with which a remote makes its calls. A first view does without; the first call of a page loads it. */
export const HTTP_SCRIPT = 'http.js';

/** A file that a page loaded. `bytes` is its size on the wire with gzip. */
export type Loaded = Asked & Answer & { readonly from: ReleaseFileName | undefined };

/** What a first view of a page takes. Sizes in bytes on the wire with gzip. */
export interface FirstView {
  readonly loaded: readonly Loaded[];
  /** The http scripts of the remotes on the page that it has not loaded yet. */
  readonly httpScripts: readonly { readonly from: ReleaseFileName; readonly bytes: number }[];
  readonly styles: number;
  /** Round trips after the HTML. */
  readonly waves: number;
  /** Addresses that were asked for twice, and scripts whose content came from two addresses. */
  readonly twice: readonly string[];
}

/** Visits a page once and fetches what it asked for, to know its size with gzip. */
export async function measureFirstView(url: string): Promise<FirstView> {
  const asked = await visit(url);
  const loaded: Loaded[] = [];
  for (const one of asked) {
    const answer = await fetchWithGzip(one.url, one.headers['Accept']);
    loaded.push({ ...one, ...answer, from: releaseFileOf(one.url) });
  }
  const html = loaded.find(({ type }) => type === 'Document')?.body.toString() ?? '';
  const sheets = loaded
    .filter(({ type }) => type === 'Stylesheet')
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    loaded,
    httpScripts: await httpScriptsMissing(loaded),
    styles: sheets + gzipSync(stylesIn(html)).length,
    waves: Math.max(...loaded.map(({ wave }) => wave)),
    twice: loadedTwice(loaded),
  };
}

async function httpScriptsMissing(loaded: readonly Loaded[]): Promise<FirstView['httpScripts']> {
  const remotes = loaded.flatMap(({ from }) => (from?.file === 'remote.js' ? [from] : []));
  const missing = remotes.filter(
    ({ module }) => !loaded.some(({ from }) => from?.module === module && from.file === HTTP_SCRIPT),
  );
  return Promise.all(
    missing.map(async (remote) => {
      const from = { ...remote, file: HTTP_SCRIPT };
      return { from, bytes: (await fetchWithGzip(from.folder + from.file)).bytes };
    }),
  );
}

/** What a page loaded more than once, by address or, for scripts, by content. */
export function loadedTwice(loaded: readonly Pick<Loaded, 'url' | 'type' | 'contentHash'>[]): string[] {
  return loaded
    .filter(({ url, type, contentHash }, index) =>
      loaded
        .slice(0, index)
        .some((other) => other.url === url || (type === 'Script' && other.contentHash === contentHash)),
    )
    .map(({ url }) => url);
}

import { gzipSync } from 'node:zlib';
import { countBrotliBytes, fetchWithGzip, type FetchedFile } from './fetch-compressed.ts';
import { releaseFileOf, stateIn, stylesIn, type ReleaseFileName } from './release-file.ts';
import { visit, type PageLoadRequest } from './visit.ts';

/** The chunk with a remote's HTTP client. The first call of a page loads it, not the first view. */
export const HTTP_SCRIPT = 'http.js';

/** A file that a page loaded. `bytes` is its size on the wire with gzip. */
export type LoadedFile = PageLoadRequest & FetchedFile & { readonly from: ReleaseFileName | undefined };

/** The figures of a first view. Sizes in bytes on the wire with gzip. */
export interface FirstViewFigures {
  readonly loaded: readonly LoadedFile[];
  /** HTTP chunks of the page's remotes that are not loaded yet. */
  readonly httpScripts: readonly { readonly from: ReleaseFileName; readonly bytes: number }[];
  readonly styles: number;
  /** Bytes of what stands in the page, as it is. */
  readonly inPage: { readonly state: number; readonly styles: number };
  /** Bytes of the scripts on the wire with Brotli, without the HTTP chunks. */
  readonly scriptsBrotli: number;
  /** Round trips after the HTML. */
  readonly waves: number;
  /** Addresses that were requested twice, and scripts whose content came from two addresses. */
  readonly twice: readonly string[];
}

/** Visits a page once and fetches its files again with gzip, for their sizes. */
export async function measureFirstView(url: string): Promise<FirstViewFigures> {
  const requests = await visit(url);
  const loaded: LoadedFile[] = [];
  for (const request of requests) {
    const answer = await fetchWithGzip(request.url, request.headers['Accept']);
    loaded.push({ ...request, ...answer, from: releaseFileOf(request.url) });
  }
  const html = loaded.find(({ type }) => type === 'Document')?.body.toString() ?? '';
  const sheets = loaded
    .filter(({ type }) => type === 'Stylesheet')
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const scripts = loaded.filter(({ type, from }) => type === 'Script' && from?.file !== HTTP_SCRIPT);
  const brotli = await Promise.all(scripts.map((script) => countBrotliBytes(script.url)));
  return {
    loaded,
    httpScripts: await fetchMissingHttpScripts(loaded),
    scriptsBrotli: brotli.reduce((total, bytes) => total + bytes, 0),
    inPage: { state: Buffer.byteLength(stateIn(html)), styles: Buffer.byteLength(stylesIn(html)) },
    styles: sheets + gzipSync(stylesIn(html)).length,
    waves: Math.max(...loaded.map(({ wave }) => wave)),
    twice: findLoadedTwice(loaded),
  };
}

async function fetchMissingHttpScripts(
  loaded: readonly LoadedFile[],
): Promise<FirstViewFigures['httpScripts']> {
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

/** The addresses that a page loaded twice, by address or, for scripts, by content. */
export function findLoadedTwice(
  loaded: readonly Pick<LoadedFile, 'url' | 'type' | 'contentHash'>[],
): string[] {
  return loaded
    .filter(({ url, type, contentHash }, index) =>
      loaded
        .slice(0, index)
        .some((other) => other.url === url || (type === 'Script' && other.contentHash === contentHash)),
    )
    .map(({ url }) => url);
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** The quality with which the gateway compresses pages that it keeps. */
const QUALITY = 6;
/** Headers that belong to one text, or to one connection. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

export interface StaticServer {
  readonly url: string;
  end(): void;
}

/**
 * Serves static pages over HTTP/1.1 on this machine as the gateway does: with its compression, and with `headers`, those
 * of the site's own page but for its policy. Their pictures are fetched from the site once and then served from memory: a
 * lower bound for any site.
 */
export async function serveStaticPages(
  pages: ReadonlyMap<string, string>,
  site: string,
  headers: Headers,
): Promise<StaticServer> {
  const compressed = new Map(
    [...pages].map(([path, html]) => [
      path,
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    ]),
  );
  const pageHeaders = Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.has(name)));
  const files = new Map<string, Promise<StaticAnswer>>();
  const fetchOnce = (path: string) => {
    const file = files.get(path) ?? fetchFile(new URL(path, site).href);
    files.set(path, file);
    return file;
  };
  const answerTo = async (path: string): Promise<StaticAnswer> => {
    const page = compressed.get(path);
    if (!page) return fetchOnce(path);
    return { status: 200, headers: { ...pageHeaders, 'content-encoding': 'br' }, body: page };
  };
  const server = createServer((request, reply) => {
    void answerTo(request.url ?? '/').then(({ status, headers, body }) =>
      reply.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return { url: `http://127.0.0.1:${String(address.port)}`, end: () => void server.close() };
}

interface StaticAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function fetchFile(url: string): Promise<StaticAnswer> {
  const reply = await fetch(url);
  const body = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, headers: { 'content-type': reply.headers.get('content-type') ?? '' }, body };
}

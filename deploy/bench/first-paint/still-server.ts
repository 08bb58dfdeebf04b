import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** A server of a bench's own. */
export interface StillServer {
  readonly url: string;
  end(): void;
}

/**
 * Serves pages of HTML alone by their paths, over HTTP/1.1 on this machine, as strongly compressed as the gateway
 * compresses its pages. Their pictures are the site's, asked of it once; everything is then ready in memory: nothing
 * that a site does can be quicker.
 */
export async function serveStill(pages: ReadonlyMap<string, string>, site: string): Promise<StillServer> {
  const written = new Map(
    [...pages].map(([path, html]) => [
      path,
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    ]),
  );
  const files = new Map<string, Promise<Answer>>();
  const fileAt = (path: string) => {
    const file = files.get(path) ?? fetchFile(new URL(path, site).href);
    files.set(path, file);
    return file;
  };
  const answerTo = async (path: string): Promise<Answer> => {
    const page = written.get(path);
    if (!page) return fileAt(path);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    return { status: 200, headers, body: page };
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

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function fetchFile(url: string): Promise<Answer> {
  const reply = await fetch(url);
  const body = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, headers: { 'content-type': reply.headers.get('content-type') ?? '' }, body };
}

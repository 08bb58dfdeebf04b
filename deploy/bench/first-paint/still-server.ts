import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { StillPage } from './still-page.ts';

/** A server of a bench's own. */
export interface StillServer {
  readonly url: string;
  end(): void;
}

/**
 * Serves a page of HTML alone over HTTP/1.1 on this machine, as strongly compressed as the gateway compresses its pages,
 * and everything ready in memory: nothing that a site does can be quicker.
 */
export async function serveStill({ html, files }: StillPage): Promise<StillServer> {
  const page = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '');
    if (file)
      reply.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length }).end(file.body);
    else if (request.url === '/')
      reply
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': page.length,
        })
        .end(page);
    else reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return { url: `http://127.0.0.1:${String(address.port)}/`, end: () => void server.close() };
}

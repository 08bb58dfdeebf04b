import { once } from 'node:events';
import { createServer, request as callSite } from 'node:http';
import { pipeline } from 'node:stream';

/** An api between a gateway and a site, which answers calls to some paths as a busy one does. */
export interface FaultyApi {
  readonly url: string;
  end(): Promise<void>;
}

/** Starts an api that passes calls on to the site at `siteUrl`, but answers 503 to those whose path is in `failing`. */
export async function startFaultyApi(siteUrl: string, failing: readonly string[]): Promise<FaultyApi> {
  const server = createServer((call, answer) => {
    const { pathname } = new URL(call.url ?? '/', siteUrl);
    if (failing.includes(pathname)) {
      call.resume();
      answer.writeHead(503).end();
      return;
    }
    const { method, headers } = call;
    const passedOn = callSite(new URL(call.url ?? '/', siteUrl), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => undefined);
    });
    pipeline(call, passedOn, () => undefined);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/`,
    async end() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

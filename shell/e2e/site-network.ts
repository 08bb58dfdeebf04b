import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** The network between a visitor and a site: it can be cut, and can lead to another site. */
export interface SiteNetwork {
  /** The visitor's address of the site, with a slash at the end. */
  readonly url: string;
  /** Connections end, and so do new ones at once. */
  cut(): void;
  restore(): void;
  /** The same address leads to another site from now on. */
  leadTo(siteUrl: string): void;
  /** No journey uses the address any more. */
  close(): Promise<void>;
}

/** Opens an address of its own for the site at `siteUrl`. */
export async function openNetwork(siteUrl: string): Promise<SiteNetwork> {
  let site = new URL(siteUrl);
  let isCut = false;
  const visitors = new Set<Socket>();
  const server = createServer((visitor) => {
    if (isCut) {
      visitor.destroy();
      return;
    }
    visitors.add(visitor);
    visitor.once('close', () => visitors.delete(visitor));
    pipeline(visitor, connect(Number(site.port), site.hostname), visitor, () => undefined);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const endConnections = () => {
    for (const visitor of visitors) visitor.destroy();
  };
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/`,
    // It goes on listening: another program might have taken the port meanwhile.
    cut() {
      isCut = true;
      endConnections();
    },
    restore() {
      isCut = false;
    },
    leadTo(siteUrl) {
      site = new URL(siteUrl);
      endConnections();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      endConnections();
      await closed;
    },
  };
}

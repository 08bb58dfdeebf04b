import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** The network between a visitor and a site: it can be cut, and can lead to another site. */
export interface SiteNetwork {
  /** The visitor's address of the site, with a slash at the end. */
  readonly url: string;
  /** Connections end, and new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** The same address leads to another site from now on. */
  leadTo(siteUrl: string): Promise<void>;
}

/** Opens an address of its own for the site at `siteUrl`. */
export async function openNetwork(siteUrl: string): Promise<SiteNetwork> {
  let site = new URL(siteUrl);
  let port = 0;
  const visitors = new Set<Socket>();
  const server = createServer((visitor) => {
    visitors.add(visitor);
    visitor.once('close', () => visitors.delete(visitor));
    pipeline(visitor, connect(Number(site.port), site.hostname), visitor, () => undefined);
  });
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const visitor of visitors) visitor.destroy();
    await closed;
  };
  const restore = async () => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) ({ port } = address);
  };
  await restore();
  return {
    url: `http://localhost:${port}/`,
    cut,
    restore,
    async leadTo(siteUrl) {
      await cut();
      site = new URL(siteUrl);
      await restore();
    },
  };
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Device } from '../first-paint/slow-phone.ts';

/** A site at the end of a slow line, for a page and its worker alike: DevTools slows down the page alone. */
export interface SlowLine {
  /** The site's address at this end. */
  readonly url: string;
  /** Bytes that have come from the site so far, with headers. */
  received(): number;
  close(): Promise<void>;
}

/** Passes connections on to a site. All of them share the line's rates; each byte takes half of the latency each way. */
export async function openSlowLine(
  site: string,
  { down, up, latency }: Device['network'],
): Promise<SlowLine> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  let received = 0;
  const downLine = createLine(down, latency / 2);
  const upLine = createLine(up, latency / 2);
  const server = createServer((browser) => {
    const gateway = connect({ host: hostname, port: Number(port) });
    for (const [socket, other, line] of [
      [gateway, browser, downLine],
      [browser, gateway, upLine],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('data', (chunk: Buffer) => {
        if (socket === gateway) received += chunk.length;
        line(chunk.length, () => other.write(chunk));
      });
      socket.on('end', () => line(0, () => other.end()));
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a server that listens on a port has its address
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(address.port)}`,
    received: () => received,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Hands bytes over one after the other, at so many bits a second, `delay` ms late. */
function createLine(rate: number, delay: number): (bytes: number, deliver: () => void) => void {
  let freeAt = 0;
  return (bytes, deliver) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes * 8 * 1000) / rate;
    setTimeout(deliver, freeAt + delay - now);
  };
}

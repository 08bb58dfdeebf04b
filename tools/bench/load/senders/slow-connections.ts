import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PATHS = ['/api/contact', '/payments/newTrans', '/api/project/add-application'];
const BODY_BYTES = 200;
/** Between two bytes, in ms. */
const BYTE_INTERVAL_MS = 3_000;

/**
 * Connections that announce a short body and send a byte of it each three seconds; one that is ended comes again. Each is a
 * visitor of its own, or all are one. They begin one after the other, as strangers to each other do, and go on as long as
 * the process. Resolves when all have begun.
 */
export async function startSlowSenders(site: URL, count: number, oneAddress: boolean): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const address = oneAddress ? '198.51.100.1' : `10.66.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    void sendForEver(site, PATHS[index % PATHS.length] ?? '/', address);
    await sleep(BYTE_INTERVAL_MS / count);
  }
}

async function sendForEver(site: URL, path: string, address: string): Promise<never> {
  for (;;) {
    const socket = connect(Number(site.port), site.hostname).on('error', () => undefined);
    await trickle(socket, path, address);
  }
}

async function trickle(socket: Socket, path: string, address: string): Promise<void> {
  socket.resume();
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `X-Forwarded-For: ${address}`,
      'Content-Type: application/json',
      `Content-Length: ${BODY_BYTES}`,
      '',
      '{',
    ].join('\r\n'),
  );
  for (let sent = 1; sent < BODY_BYTES && !socket.destroyed; sent += 1) {
    await sleep(BYTE_INTERVAL_MS);
    if (!socket.destroyed) socket.write(' ');
  }
  socket.destroy();
}

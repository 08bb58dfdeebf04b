import { randomInt } from 'node:crypto';
import { findListenError } from './listen-check.ts';

/**
 * Where ports are looked for: below those that systems give to outgoing connections (on Linux from 32768), so that none
 * of these takes the port before it is used.
 */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** A TCP port that is free at the moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if ((await findListenError(port, '127.0.0.1')) === undefined) return port;
  }
  throw new Error(`No port from ${LOWEST_PORT} to ${HIGHEST_PORT} is free`);
}

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** In ms. */
const BETWEEN_WARNINGS = 60_000;

/**
 * Warns, once a minute, when somebody whose word is not taken for it names the address of a visitor: a proxy that ends TLS
 * on another machine and is not listed makes all visitors one, with one visitor's limits.
 */
export function warnOfForwardedAddresses(app: FastifyInstance): void {
  let warnedAt = -Infinity;
  /** Connections of listed proxies, each of which forwards many requests. */
  const believed = new WeakSet<Socket>();
  app.addHook('onRequest', (request, _reply, next) => {
    const { socket, headers, log } = request;
    if (headers['x-forwarded-for'] === undefined || believed.has(socket)) return next();
    if (request.ip !== socket.remoteAddress) {
      believed.add(socket);
    } else if (performance.now() - warnedAt > BETWEEN_WARNINGS) {
      warnedAt = performance.now();
      log.warn(
        { proxy: socket.remoteAddress },
        'X-Forwarded-For of an address that is not among TRUSTED_PROXIES is not believed',
      );
    }
    next();
  });
}

import type { FastifyInstance } from 'fastify';

/** In ms. */
const BETWEEN_WARNINGS = 60_000;

/**
 * Warns, once a minute, when somebody whose word is not taken for it names the address of a visitor: a proxy that ends TLS
 * on another machine and is not listed makes all visitors one, with one visitor's limits.
 */
export function warnOfForwardedAddresses(app: FastifyInstance): void {
  let warnedAt = -Infinity;
  app.addHook('onRequest', (request, _reply, next) => {
    const { remoteAddress } = request.socket;
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    if (isForwarded && request.ip === remoteAddress && performance.now() - warnedAt > BETWEEN_WARNINGS) {
      warnedAt = performance.now();
      request.log.warn(
        { proxy: remoteAddress },
        'X-Forwarded-For of an address that is not among TRUSTED_PROXIES is not believed',
      );
    }
    next();
  });
}

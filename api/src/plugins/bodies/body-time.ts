import fastifyPlugin from 'fastify-plugin';
import { endWhenTooSlow, type LeastRate } from '@trust/shared/http/server/least-rate';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body must come at a least rate; others must come whole within a fixed time. */
    leastRate?: LeastRate;
  }
}

/** Ends connections whose body does not come in time, in ms, unless their route asks for a least rate. */
export const bodyTime = fastifyPlugin<{ timeoutMs: number }>((app, { timeoutMs }, done) => {
  app.addHook('onRequest', (request, _reply, next) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const { leastRate } = routeOptions.config;
    if (hasBody && leastRate) endWhenTooSlow(raw, leastRate);
    else if (hasBody) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), timeoutMs).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    next();
  });
  done();
});

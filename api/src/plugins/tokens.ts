import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bearer token as it was sent; not validated. */
    bearerToken: string | undefined;
  }
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/-]{1,512}=*)$/i;

/** Reads the bearer token of a request. The users module validates it where a call needs it. */
export const tokens = fastifyPlugin((app, _options, done) => {
  app.decorateRequest('bearerToken', undefined);
  app.addHook('onRequest', (request, _reply, next) => {
    request.bearerToken = BEARER.exec(request.headers.authorization ?? '')?.[1];
    next();
  });
  done();
});

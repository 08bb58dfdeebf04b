import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** What came as a bearer token; not known to be good for anything. */
    bearerToken: string | undefined;
  }
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/-]{1,512}=*)$/i;

/** Finds the bearer token of a request. Whether it is good is the users module's to say, where a call asks. */
export const tokens = fastifyPlugin((app, _options, done) => {
  app.decorateRequest('bearerToken', undefined);
  app.addHook('onRequest', (request, _reply, next) => {
    request.bearerToken = BEARER.exec(request.headers.authorization ?? '')?.[1];
    next();
  });
  done();
});

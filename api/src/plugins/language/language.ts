import fastifyPlugin from 'fastify-plugin';
import { DEFAULT_LANGUAGE, type Language } from '@trust/shared/contract/languages';
import { LANGUAGE_HEADERS, languageOfRequest } from '@trust/shared/http/server/request-language';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

/** Sets `request.language` and the `content-language` header. */
export const language = fastifyPlugin((app, _options, done) => {
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', (request, reply, next) => {
    const query: unknown = request.query;
    const requested: unknown =
      typeof query === 'object' && query !== null ? Reflect.get(query, 'lang') : undefined;
    request.language = languageOfRequest(requested, request.headers);
    void reply.header('content-language', request.language).header('vary', LANGUAGE_HEADERS);
    next();
  });
  done();
});

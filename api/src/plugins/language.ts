import fastifyPlugin from 'fastify-plugin';
import type { Language } from '@trust/shared/contract/language';
import { chooseLanguage } from '@trust/shared/i18n/choose-language';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that the visitor asked for. */
    language: Language;
  }
}

/** Every request knows its language, and every answer says which it is in. */
export const language = fastifyPlugin((app, _options, done) => {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request, reply, next) => {
    const query: unknown = request.query;
    const asked: unknown =
      typeof query === 'object' && query !== null ? Reflect.get(query, 'lang') : undefined;
    request.language = chooseLanguage(asked, request.headers['accept-language']);
    void reply.header('content-language', request.language).header('vary', 'Accept-Language');
    next();
  });
  done();
});

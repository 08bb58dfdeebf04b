import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const DOCS_PATH = '/api/docs';

/** The OpenAPI page and file, generated from the routes' schemas. */
export const docs = fastifyPlugin<{ siteUrl: string }>(async (app, options) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The api of the trust’s site',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Errors are problem+json (RFC 9457). Texts come in English or Malayalam: `?lang=`, the cookie `lang`, Accept-Language.',
      },
      servers: [{ url: options.siteUrl }],
      // Each call takes a visitor's token and answers without one, unless it says itself that it needs one.
      security: [{}, { bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: {
      'default-src': "'none'",
      'connect-src': "'self'",
      'script-src': "'self'",
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
    uiConfig: { docExpansion: 'list', displayRequestDuration: true },
  });
});

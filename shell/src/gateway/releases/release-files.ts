import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Only browser files are public: not the pointer, its history or the server bundles. Nothing in their addresses is encoded,
 * and no name begins with a dot.
 */
const PUBLIC_FILE = /^\/releases(\/[a-z-]+\/[0-9a-f][0-9a-f.-]*\/(?:browser|standalone)\/\w[\w.-]*)$/;

/** Serves the releases' browser files, which never change. */
export async function serveReleaseFiles(app: FastifyInstance, releasesDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: releasesDir,
    // The plugin's own route reads each folder above a file to compare its spelling, for every request.
    serve: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/releases/*',
    handler(request, reply) {
      const [, file] = PUBLIC_FILE.exec(request.url.split('?', 1)[0] ?? '') ?? [];
      return file === undefined ? reply.callNotFound() : reply.sendFile(file);
    },
    errorHandler(error, request, reply) {
      // Whoever asked has gone.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return void request.raw.destroy();
      return app.errorHandler(error, request, reply);
    },
  });
}

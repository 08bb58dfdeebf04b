import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Only browser files are public: not the pointer, its history or the server bundles. */
const PUBLIC_FILE = /^\/[a-z-]+\/[0-9a-f.-]+\/(browser|standalone)\/[^/]+$/;

/** Serves the releases' browser files, which never change. */
export async function serveReleaseFiles(app: FastifyInstance, releasesDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: releasesDir,
    prefix: '/releases/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => PUBLIC_FILE.test(path),
  });
}

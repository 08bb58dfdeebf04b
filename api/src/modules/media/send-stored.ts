import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaType } from './media.rules.ts';
import type { MediaStorage } from './media.store.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Sends a stored file as immutable. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: MediaStorage,
  name: string,
): Promise<FastifyReply> {
  void reply
    .removeHeader('content-language')
    .removeHeader('vary')
    .header('cache-control', ONE_YEAR)
    .header('etag', `"${name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .type(mediaType(name));
  if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
  const { stream, bytes } = await storage.open(name);
  return reply.header('content-length', bytes).send(stream);
}

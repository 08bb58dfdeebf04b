import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ApiDeps } from '../../deps.ts';
import { emptyResponse, problemResponses } from '../../../plugins/problems.ts';
import { sendStored, OnDemandFiles } from '../../media/index.ts';
import { findProject } from '../projects.store.ts';
import { renderShareCard } from './share-card.drawing.ts';
import { shareCardName, readShareCardName, shareCardOf, shareCardUrl } from './share-card.rules.ts';

/** Everything under /media/cards: the pictures that previews of a project's link show. */
export function shareCardRoutes(server: FastifyInstance, { database, storage, trustName }: ApiDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const files = new OnDemandFiles(storage);
  app.get(
    '/:name',
    {
      schema: {
        tags: ['media'],
        operationId: 'getShareCard',
        summary:
          'A project’s card for link previews, 1200 by 630: project-<id>-<en|ml>-<hash>.jpg. A card that shows older sums leads to the present one',
        params: z.object({ name: z.string() }),
        response: { 200: z.any(), 302: emptyResponse, 304: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const parsedName = readShareCardName(request.params.name);
      const row = parsedName && (await findProject(database, parsedName.id));
      if (!row) return reply.problem(404, 'notFound');
      const card = shareCardOf(parsedName.language, row, trustName);
      if (shareCardName(card) !== request.params.name) {
        return reply.header('cache-control', 'no-store').redirect(shareCardUrl(card), 302);
      }
      if (!(await storage.has(card.picture))) return reply.problem(404, 'notFound');
      // One folder per project and language, so that cards with older sums can be removed.
      const stored = `cards/${card.id}-${card.language}/${request.params.name}`;
      await files.ensure(stored, async () => {
        const image = await renderShareCard(card, await storage.read(card.picture));
        await storage.removeOthers(stored);
        return image;
      });
      return sendStored(request, reply, storage, stored);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Parts } from '../../parts.ts';
import { nothing, refusals } from '../../plugins/problems.ts';
import { sendStored, StoredOnce } from '../media/index.ts';
import { findProject } from './projects.store.ts';
import { drawShareCard } from './share-card.drawing.ts';
import { nameOfShareCard, readShareCardName, shareCardOf, shareCardUrl } from './share-card.rules.ts';

/** Everything under /media/cards: the pictures that previews of a project's link show. */
export function shareCardRoutes(server: FastifyInstance, { database, storage, trustName }: Parts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const once = new StoredOnce(storage);
  app.get(
    '/:name',
    {
      schema: {
        tags: ['media'],
        summary:
          'A project’s card for link previews, 1200 by 630: project-<id>-<en|ml>-<hash>.jpg. A card that shows older sums leads to the present one',
        params: z.object({ name: z.string() }),
        response: { 200: z.any(), 302: nothing, 304: nothing, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = readShareCardName(request.params.name);
      const row = asked && (await findProject(database, asked.id));
      if (!row) return reply.problem(404, 'notFound');
      const card = shareCardOf(asked.language, row, trustName);
      if (nameOfShareCard(card) !== request.params.name) {
        return reply.header('cache-control', 'no-store').redirect(shareCardUrl(card), 302);
      }
      if (!(await storage.has(card.picture))) return reply.problem(404, 'notFound');
      // A folder for each project and language: the cards of older sums are found in it and removed.
      const stored = `cards/${card.id}-${card.language}/${request.params.name}`;
      await once.ensure(stored, async () => {
        const drawn = await drawShareCard(card, await storage.read(card.picture));
        await storage.keepOnly(stored);
        return drawn;
      });
      return sendStored(request, reply, storage, stored);
    },
  );
}

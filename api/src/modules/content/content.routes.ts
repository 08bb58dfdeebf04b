import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ContentDownloadList } from '@trust/shared/contract/content';
import type { Language } from '@trust/shared/contract/language';
import { ContentId } from '@trust/shared/contract/projects';
import type { Database } from '../../database/database.ts';
import { refusals } from '../../plugins/problems.ts';
import { downloadIn, eventIn, reportIn, solaceProgrammeIn } from './content.rules.ts';
import {
  listDownloads,
  listEvents,
  listReports,
  listSolaceProgrammes,
  type ContentRequest,
} from './content.store.ts';
import type { ContentParts, ForeignList, NumberedEntry } from './content-system.ts';
import { admitDownload } from './foreign-entry.rules.ts';
import { EVENTS, REPORTS } from './outside-pages.ts';
import { SOLACE_PROGRAMMES } from './solace-programme.ts';

const Query = z.object({
  items_per_page: z.prefault(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(50))),
    ),
    '20',
  ),
});

type List<Row, Item extends NumberedEntry> = ForeignList<Item> & {
  summary: string;
  read: (database: Database, asked: ContentRequest) => Promise<Row[]>;
  tell: (language: Language, row: Row) => Item;
};

/**
 * Lists, and each list narrowed to one item, in the content system's shape: from one where it is configured, else from
 * the database. What comes from a copy of an outside answer has an `age`.
 */
export function contentRoutes(server: FastifyInstance, { database, contentSystem }: ContentParts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  function serve<Row, Item extends NumberedEntry>(list: List<Row, Item>): void {
    const { path, summary, schema, read, tell } = list;
    const response = { 200: schema, ...refusals };
    const tags = ['content'];

    async function answer(language: Language, reply: FastifyReply, { id, limit }: ContentRequest) {
      if (!contentSystem) {
        const rows = await read(database, { id, limit });
        return rows.map((row) => tell(language, row));
      }
      const told = await contentSystem.read(list, { id, language });
      if (told.outcome === 'unavailable') return reply.problem(503, 'unavailable');
      if (told.ageSeconds !== undefined) void reply.header('age', told.ageSeconds);
      return told.entries.slice(0, limit);
    }

    app.get(`/${path}`, { schema: { tags, summary, querystring: Query, response } }, (request, reply) =>
      answer(request.language, reply, { limit: request.query.items_per_page }),
    );

    app.get(
      `/${path}/:nid`,
      {
        schema: {
          tags,
          summary: `${summary}: one, or none`,
          params: z.object({ nid: z.string() }),
          response,
        },
      },
      async (request, reply) => {
        const id = ContentId.safeParse(request.params.nid);
        return id.success ? answer(request.language, reply, { id: id.data, limit: 1 }) : [];
      },
    );
  }

  serve({ ...EVENTS, summary: 'Events', read: listEvents, tell: eventIn });
  serve({ ...REPORTS, summary: 'Reports', read: listReports, tell: reportIn });
  serve({
    path: 'downloads-list',
    summary: 'Forms to download',
    schema: ContentDownloadList,
    read: listDownloads,
    tell: downloadIn,
    admit: admitDownload,
  });
  serve({
    ...SOLACE_PROGRAMMES,
    summary: 'Solace programmes',
    read: listSolaceProgrammes,
    tell: solaceProgrammeIn,
  });
}

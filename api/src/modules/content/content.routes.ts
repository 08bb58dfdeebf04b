import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  ContentDownloadList,
  ContentEventList,
  ContentReportList,
  SolaceProgrammeList,
} from '@trust/shared/contract/content';
import type { Language } from '@trust/shared/contract/language';
import { ContentId } from '@trust/shared/contract/projects';
import type { Database } from '../../database/database.ts';
import type { Parts } from '../../parts.ts';
import { refusals } from '../../plugins/problems.ts';
import { downloadIn, eventIn, reportIn, solaceProgrammeIn } from './content.rules.ts';
import {
  listDownloads,
  listEvents,
  listReports,
  listSolaceProgrammes,
  type ContentRequest,
} from './content.store.ts';

const Query = z.object({
  items_per_page: z.prefault(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(50))),
    ),
    '20',
  ),
});

type List<Row, Item> = {
  path: string;
  summary: string;
  schema: z.ZodMiniType<Item[]>;
  read: (database: Database, asked: ContentRequest) => Promise<Row[]>;
  tell: (language: Language, row: Row) => Item;
};

/** What the content system serves: lists, and each list narrowed to one item, in its own shape. */
export function contentRoutes(server: FastifyInstance, { database }: Parts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  function serve<Row, Item>({ path, summary, schema, read, tell }: List<Row, Item>): void {
    const response = { 200: schema, ...refusals };
    const tags = ['content'];

    app.get(path, { schema: { tags, summary, querystring: Query, response } }, async (request) => {
      const rows = await read(database, { limit: request.query.items_per_page });
      return rows.map((row) => tell(request.language, row));
    });

    app.get(
      `${path}/:nid`,
      {
        schema: {
          tags,
          summary: `${summary}: one, or none`,
          params: z.object({ nid: z.string() }),
          response,
        },
      },
      async (request) => {
        const id = ContentId.safeParse(request.params.nid);
        if (!id.success) return [];
        const rows = await read(database, { id: id.data, limit: 1 });
        return rows.map((row) => tell(request.language, row));
      },
    );
  }

  serve({
    path: '/events-list',
    summary: 'Events',
    schema: ContentEventList,
    read: listEvents,
    tell: eventIn,
  });
  serve({
    path: '/reports-list',
    summary: 'Reports',
    schema: ContentReportList,
    read: listReports,
    tell: reportIn,
  });
  serve({
    path: '/downloads-list',
    summary: 'Forms to download',
    schema: ContentDownloadList,
    read: listDownloads,
    tell: downloadIn,
  });
  serve({
    path: '/solace-programs',
    summary: 'Solace programmes',
    schema: SolaceProgrammeList,
    read: listSolaceProgrammes,
    tell: solaceProgrammeIn,
  });
}

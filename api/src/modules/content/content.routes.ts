import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ContentDownloadList } from '@trust/shared/contract/content/content';
import type { Language } from '@trust/shared/contract/languages';
import { ContentId } from '@trust/shared/contract/content/projects';
import type { Database } from '../../database/database.ts';
import { problemResponses } from '../../plugins/problems.ts';
import { toDownload, toEvent, toReport, toSolaceProgramme } from './content.rules.ts';
import {
  listDownloads,
  listEvents,
  listReports,
  listSolaceProgrammes,
  type ContentRequest,
} from './content.store.ts';
import type { ContentDeps } from './external/content-system.ts';
import type { ExternalList, NumberedEntry } from './external/external-list.ts';
import { parseDownload } from './external/external-entry.rules.ts';
import { EVENTS, REPORTS } from './external/external-pages.ts';
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

type List<Row, Item extends NumberedEntry> = ExternalList<Item> & {
  summary: string;
  /** The list's and one item's name as calls. */
  operations: readonly [list: string, item: string];
  read: (database: Database, request: ContentRequest) => Promise<Row[]>;
  toItem: (language: Language, row: Row) => Item;
};

/**
 * Lists, and single items of each list, in the content system's shape: from the external system where it is configured,
 * else from the database. An answer from a copy has an `age` header.
 */
export function contentRoutes(server: FastifyInstance, { database, contentSystem }: ContentDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  function serve<Row, Item extends NumberedEntry>(list: List<Row, Item>): void {
    const { path, summary, operations, schema, read, toItem } = list;
    const [listOperation, itemOperation] = operations;
    const response = { 200: schema, ...problemResponses };
    const tags = ['content'];

    async function answer(language: Language, reply: FastifyReply, { id, limit }: ContentRequest) {
      if (!contentSystem) {
        const rows = await read(database, { id, limit });
        return rows.map((row) => toItem(language, row));
      }
      const content = await contentSystem.read(list, { id, language });
      if (content.outcome === 'unavailable') return reply.problem(503, 'unavailable');
      if (content.ageSeconds !== undefined) void reply.header('age', content.ageSeconds);
      return content.entries.slice(0, limit);
    }

    app.get(
      `/${path}`,
      { schema: { tags, operationId: listOperation, summary, querystring: Query, response } },
      (request, reply) => answer(request.language, reply, { limit: request.query.items_per_page }),
    );

    app.get(
      `/${path}/:nid`,
      {
        schema: {
          tags,
          operationId: itemOperation,
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

  serve({
    ...EVENTS,
    operations: ['listEvents', 'getEvent'],
    summary: 'Events',
    read: listEvents,
    toItem: toEvent,
  });
  serve({
    ...REPORTS,
    operations: ['listReports', 'getReport'],
    summary: 'Reports',
    read: listReports,
    toItem: toReport,
  });
  serve({
    path: 'downloads-list',
    operations: ['listDownloads', 'getDownload'],
    summary: 'Forms to download',
    schema: ContentDownloadList,
    read: listDownloads,
    toItem: toDownload,
    parseEntry: parseDownload,
  });
  serve({
    ...SOLACE_PROGRAMMES,
    operations: ['listProgrammes', 'getProgramme'],
    summary: 'Solace programmes',
    read: listSolaceProgrammes,
    toItem: toSolaceProgramme,
  });
}

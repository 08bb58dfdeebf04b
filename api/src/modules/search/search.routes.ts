import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { SEARCH_KINDS, SearchAnswer, SearchKind, SearchText } from '@trust/shared/contract/search';
import type { Parts } from '../../parts.ts';
import { outsidePages, type ContentParts, type OutsidePage } from '../content/index.ts';
import { refusals } from '../../plugins/problems.ts';
import { hitsAmong } from './outside-hits.rules.ts';
import { searchWords } from './query.rules.ts';
import { countsOf, inOrder, resultIn } from './search.rules.ts';
import { findHits, readFound } from './search.store.ts';

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^[0-9]{1,4}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
  );

const Query = z.object({
  q: z._default(SearchText, ''),
  kinds: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list) => list.split(',')),
      ),
      z.array(SearchKind).check(z.maxLength(SEARCH_KINDS.length)),
    ),
    [...SEARCH_KINDS],
  ),
  limit: z.prefault(wholeNumber(1, 50), '20'),
  skip: z.prefault(wholeNumber(0, 1_000), '0'),
});

/** What an outside content system has in the database's place. */
const OUTSIDE_KINDS: ReadonlySet<SearchKind> = new Set<OutsidePage['kind']>(['event', 'report']);

/** Seconds for which the same answer may be given again. */
const FRESH = 60;

/** The search over projects, news, events and reports. */
export function searchRoutes(
  server: FastifyInstance,
  { database, contentSystem }: Parts & ContentParts,
): void {
  server.withTypeProvider<ZodTypeProvider>().get(
    '/',
    {
      schema: {
        tags: ['search'],
        summary:
          'What has all the words: in English, in Malayalam, or in Malayalam written in Latin letters. Kinds are joined by a comma',
        querystring: Query,
        response: { 200: SearchAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', `public, max-age=${String(FRESH)}`);
      const { q, kinds, limit, skip } = request.query;
      const words = searchWords(q);
      const outside = contentSystem && (await outsidePages(contentSystem));
      const here = SEARCH_KINDS.filter((kind) => !outside || !OUTSIDE_KINDS.has(kind));
      const hits =
        words.length === 0
          ? []
          : inOrder([...(await findHits(database, words, here)), ...hitsAmong(outside ?? [], words)]);
      const page = hits.filter(({ kind }) => kinds.includes(kind)).slice(skip, skip + limit);
      const found = await readFound(
        database,
        page.filter(({ kind }) => here.includes(kind)),
      );
      const results = page.flatMap(({ kind, id }) => {
        const record = here.includes(kind)
          ? found[kind].find((one) => one.id === id)
          : outside?.find((one) => one.kind === kind && one.id === id);
        return record ? [resultIn(request.language, kind, record, words)] : [];
      });
      return { results, counts: countsOf(hits) };
    },
  );
}

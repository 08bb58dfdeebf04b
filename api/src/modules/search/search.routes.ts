import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { SearchResponse, SearchKind, SearchText } from '@trust/shared/contract/content/search';
import { MAX_FOUND, SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { buildPath } from '@trust/shared/contract/pages/paths';
import type { ApiDeps } from '../deps.ts';
import { listExternalPages, type ContentDeps, type ExternalPage } from '../content/index.ts';
import { problemResponses } from '../../plugins/problems.ts';
import { mediaUrl } from '../media/index.ts';
import { toSearchAnswer } from './answers/find-answers.rules.ts';
import { search, storedKinds } from './search.ts';
import { countByKind, toSearchResult, type ShownRecord } from './search.rules.ts';
import { sourceOf } from './search-sources.ts';
import { readRecords, type FoundRecord } from './search.store.ts';

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
  skip: z.prefault(wholeNumber(0, MAX_FOUND * SEARCH_KINDS.length), '0'),
  exact: z.prefault(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
    'false',
  ),
});

/** How long an answer may be cached, in seconds. */
const MAX_AGE_S = 60;

/** The search over all kinds of content that have it. */
export function searchRoutes(
  server: FastifyInstance,
  { database, contentSystem }: ApiDeps & ContentDeps,
): void {
  server.withTypeProvider<ZodTypeProvider>().get(
    '/',
    {
      schema: {
        tags: ['search'],
        operationId: 'search',
        summary:
          'What has all the words: in English, in Malayalam, or in Malayalam written in Latin letters. Kinds are joined by a comma. Where nothing is found, near words are searched instead of misspelt ones, and `searched` says which, unless `exact` is true',
        querystring: Query,
        response: { 200: SearchResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', `public, max-age=${String(MAX_AGE_S)}`);
      const { q, exact, kinds, limit, skip } = request.query;
      const externalRecords = contentSystem && toExternalRecords(await listExternalPages(contentSystem));
      const { query, words, hits, answers } = await search({ database, externalRecords }, q, {
        isExact: exact,
      });
      const page = hits.filter(({ kind }) => kinds.includes(kind)).slice(skip, skip + limit);
      const stored = storedKinds({ externalRecords });
      const found = await readRecords(
        database,
        page.filter(({ kind }) => stored.includes(kind)),
      );
      const records = [...found.map(toShownRecord), ...(externalRecords ?? [])];
      const results = page.flatMap(({ kind, id }) => {
        const record = records.find((candidate) => candidate.kind === kind && candidate.id === id);
        return record ? [toSearchResult(request.language, record, words)] : [];
      });
      return {
        results,
        counts: countByKind(hits),
        answers: answers.map((answer) => toSearchAnswer(request.language, answer, words)),
        ...(query !== q && { searched: query }),
      };
    },
  );
}

function toShownRecord({ picture, ...record }: FoundRecord): ShownRecord {
  const path = buildPath(sourceOf(record.kind).path, record.id);
  return { ...record, path, picture: picture === undefined ? '' : mediaUrl(picture) };
}

function toExternalRecords(pages: readonly ExternalPage[]): ShownRecord[] {
  return pages.flatMap(({ searchKind, ...page }) => (searchKind ? [{ ...page, kind: searchKind }] : []));
}

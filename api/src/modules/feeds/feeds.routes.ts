import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LanguageCode } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import { NEWS_FEED, PUBLIC_PAGES } from '@trust/shared/contract/pages/public-pages';
import * as z from 'zod/mini';
import type { ApiDeps } from '../deps.ts';
import { listExternalPages, type ContentDeps } from '../content/index.ts';
import { problemResponses } from '../../plugins/problems.ts';
import { listNews, toNewsUpdate } from '../projects/index.ts';
import { countPages, listPages } from './feeds.store.ts';
import { writeRobots } from './robots.rules.ts';
import { writeRss } from './rss.rules.ts';
import { PAGES_PER_FILE, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts';

const tags = ['feeds'];
const NEWS_IN_FEED = 50;
const FileNumber = z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,4}$/)), z.transform(Number));

/** Files for search engines and feed readers. */
export function feedsRoutes(
  server: FastifyInstance,
  { database, siteUrl, trustName, contentSystem }: ApiDeps & ContentDeps,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/robots.txt',
    {
      schema: {
        tags,
        operationId: 'getRobots',
        summary: 'What search engines should leave alone',
        response: { 200: z.any(), ...problemResponses },
      },
    },
    (_request, reply) => sendForEveryLanguage(reply, 'text/plain; charset=utf-8').send(writeRobots(siteUrl)),
  );

  app.get(
    '/sitemap.xml',
    {
      schema: {
        tags,
        operationId: 'getSitemap',
        summary: `Every public page; above ${String(PAGES_PER_FILE)} pages a list of such files`,
        querystring: z.object({ part: z.optional(FileNumber) }),
        response: { 200: z.any(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const isExternal = contentSystem !== undefined;
      const externalPages = contentSystem ? await listExternalPages(contentSystem) : [];
      const listed = [
        ...PUBLIC_PAGES,
        ...externalPages.flatMap(({ path, isListed }) => (isListed ? [path] : [])),
      ];
      const files = Math.ceil((listed.length + (await countPages(database, isExternal))) / PAGES_PER_FILE);
      const { part: file } = request.query;
      if (file !== undefined && file > files) return reply.problem(404, 'notFound');
      void sendForEveryLanguage(reply, 'application/xml; charset=utf-8');
      if (file === undefined && files > 1) return reply.send(writeSitemapIndex(siteUrl, files));
      const fixed = (file ?? 1) === 1 ? listed.map((path) => ({ path })) : [];
      const skip = Math.max(0, ((file ?? 1) - 1) * PAGES_PER_FILE - listed.length);
      const pages = await listPages(database, { limit: PAGES_PER_FILE - fixed.length, skip, isExternal });
      return reply.send(Readable.from(writeSitemap(siteUrl, [...fixed, ...pages])));
    },
  );

  app.get(
    NEWS_FEED,
    {
      schema: {
        tags,
        operationId: 'getNewsFeed',
        summary: 'The latest news as RSS',
        querystring: z.object({ lang: z.optional(z.catch(z.optional(LanguageCode), undefined)) }),
        response: { 200: z.any(), ...problemResponses },
      },
    },
    async ({ language }, reply) => {
      const latest = await listNews(database, { limit: NEWS_IN_FEED });
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=900')
        .send(
          writeRss({
            siteUrl,
            trust: textIn(language, trustName),
            language,
            items: latest.map((row) => toNewsUpdate(language, row)),
          }),
        );
    },
  );
}

/** For files that are the same in every language: cacheable for an hour. */
function sendForEveryLanguage(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .removeHeader('content-language')
    .removeHeader('vary')
    .type(type)
    .header('cache-control', 'public, max-age=3600');
}

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Language } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import { NEWS_FEED, PUBLIC_PAGES } from '@trust/shared/contract/public-pages';
import * as z from 'zod/mini';
import type { Parts } from '../../parts.ts';
import { outsidePages, type ContentParts } from '../content/index.ts';
import { refusals } from '../../plugins/problems.ts';
import { listNews, newsUpdateIn } from '../projects/index.ts';
import { countPages, listPages } from './feeds.store.ts';
import { writeRobots } from './robots.rules.ts';
import { writeRss } from './rss.rules.ts';
import { PAGES_PER_FILE, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts';

const tags = ['feeds'];
const NEWS_IN_FEED = 50;
const A_FILE = z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,4}$/)), z.transform(Number));

/** What search engines and feed readers ask a site for. */
export function feedsRoutes(
  server: FastifyInstance,
  { database, siteUrl, trustName, contentSystem }: Parts & ContentParts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/robots.txt',
    { schema: { tags, summary: 'What search engines should leave alone', response: { 200: z.any() } } },
    (_request, reply) => inNoLanguage(reply, 'text/plain; charset=utf-8').send(writeRobots(siteUrl)),
  );

  app.get(
    '/sitemap.xml',
    {
      schema: {
        tags,
        summary: `Every public page; above ${String(PAGES_PER_FILE)} pages a list of such files`,
        querystring: z.object({ part: z.optional(A_FILE) }),
        response: { 200: z.any(), ...refusals },
      },
    },
    async (request, reply) => {
      const outside = contentSystem !== undefined;
      const elsewhere = contentSystem ? await outsidePages(contentSystem) : [];
      const listed = [...PUBLIC_PAGES, ...elsewhere.map(({ kind, id }) => `/${kind}/${id}`)];
      const files = Math.ceil((listed.length + (await countPages(database, outside))) / PAGES_PER_FILE);
      const { part } = request.query;
      if (part !== undefined && part > files) return reply.problem(404, 'notFound');
      void inNoLanguage(reply, 'application/xml; charset=utf-8');
      if (part === undefined && files > 1) return reply.send(writeSitemapIndex(siteUrl, files));
      const fixed = (part ?? 1) === 1 ? listed.map((path) => ({ path })) : [];
      const skip = Math.max(0, ((part ?? 1) - 1) * PAGES_PER_FILE - listed.length);
      const pages = await listPages(database, { limit: PAGES_PER_FILE - fixed.length, skip, outside });
      return reply.send(Readable.from(writeSitemap(siteUrl, [...fixed, ...pages])));
    },
  );

  app.get(
    NEWS_FEED,
    {
      schema: {
        tags,
        summary: 'The latest news as RSS',
        querystring: z.object({ lang: z.optional(z.catch(z.optional(Language), undefined)) }),
        response: { 200: z.any(), ...refusals },
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
            items: latest.map((row) => newsUpdateIn(language, row)),
          }),
        );
    },
  );
}

/** The same for every visitor, and kept for an hour. */
function inNoLanguage(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .removeHeader('content-language')
    .removeHeader('vary')
    .type(type)
    .header('cache-control', 'public, max-age=3600');
}

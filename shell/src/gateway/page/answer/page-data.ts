import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { PAGE_DATA_PREFIX } from '@trust/shared/contract/pages/data/page-data-address';
import type { PageData, ReadResult } from '@trust/shared/contract/pages/data/page-data';
import type { OpenRequests } from '@trust/shared/http/server/open-requests';
import { sendProblem } from '../../http/problems.ts';
import { hasRoomForData } from '../../http/refuse-early.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import { readOutlet, type Composer, type PageRequest } from '../compose-page.ts';
import type { PageAnswer } from './page-answer.ts';
import type { CachedAnswer, PageCache } from './page-cache.ts';
import { readPageDataAddress } from './page-data.rules.ts';
import { isSharedPage } from './shared-pages.rules.ts';

/** What the address alone decides: neither a cookie nor what is accepted, but for the compression. */
const HEADERS = { 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' };

/**
 * Answers with what the loader of a page reads, for pages that are shown in place of one that is open. No cookie is read
 * or set. Another release than the one that is served would read something else: it gets 409, and its loaders read themselves.
 */
export function registerPageData(
  app: FastifyInstance,
  composer: Composer,
  releaseStore: ReleaseStore,
  pageCache: PageCache,
  openPages: OpenRequests,
): void {
  const { siteUrl } = composer.config;
  app.get(`${PAGE_DATA_PREFIX}*`, async (request, reply) => {
    const asked = readPageDataAddress(request.url, siteUrl);
    if (typeof asked === 'number') return sendProblem(request, reply, asked);
    const { remote, releaseId, url, route, language } = asked;
    const releases = releaseStore.current();
    if (releases.get(remote)?.release.id !== releaseId) return sendProblem(request, reply, 409);
    if (!hasRoomForData(openPages) || !openPages.take(reply.raw, false))
      return sendProblem(request, reply, 503);
    const forwardedFor = () => request.ip;
    const answer = await pageCache(
      { url, route, language, forwardedFor, saver: false },
      releases,
      (page) => answerPageData(composer, releases, page),
      'data',
    );
    if (answer.status >= 400) return sendProblem(request, reply, answer.status);
    void reply.headers(answer.headers);
    const tag = tagOf(answer, releaseId);
    if (tag === undefined) return reply.header('cache-control', 'no-store').send(answer.body);
    // Stored, but never used before it was asked for again: whoever asks gets what was written last.
    void reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (isTagIn(tag, request.headers['if-none-match'])) return reply.code(304).send();
    const compressed = await answer.compressed?.for(request.headers['accept-encoding']);
    if (!compressed) return reply.send(answer.body);
    return reply.header('content-encoding', compressed.encoding).send(compressed.bytes);
  });
}

async function answerPageData(
  composer: Composer,
  releases: ReleaseSet,
  request: PageRequest,
): Promise<PageAnswer> {
  const result = await readOutlet(composer, releases, request);
  // A release without this page, or one that cannot read for it.
  if (!result || result.outcome === 'no-match') return { ...NOT_THERE, status: result ? 404 : 409 };
  return {
    status: 200,
    headers: HEADERS,
    body: JSON.stringify(pageDataOf(result)),
    cacheable:
      result.outcome === 'page' &&
      result.status === 200 &&
      !result.incomplete &&
      isSharedPage(request.route, request.url),
    ...(result.outcome === 'page' && { query: result.query }),
  };
}

const NOT_THERE = { headers: {}, body: '', cacheable: false };

function pageDataOf(result: Exclude<ReadResult, { outcome: 'no-match' }>): PageData {
  if (result.outcome !== 'page') return result;
  const { outcome, status, screen, read } = result;
  return { outcome, status, screen, read };
}

/**
 * Of the mark of the last write, the release and what was read, since some reads depend on the date. Undefined for an
 * answer that is not everybody's.
 */
function tagOf({ mark, body }: CachedAnswer, releaseId: string): string | undefined {
  if (mark === undefined) return undefined;
  const hash = createHash('sha256').update(`${mark}\n${releaseId}\n${body}`).digest('base64url');
  // Weak: each compression has other bytes.
  return `W/"${hash.slice(0, 22)}"`;
}

function isTagIn(tag: string, asked: string | undefined): boolean {
  return asked?.split(',').some((candidate) => [tag, '*'].includes(candidate.trim())) ?? false;
}

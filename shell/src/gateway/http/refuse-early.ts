import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { PAGE_DATA_PREFIX } from '@trust/shared/contract/pages/data/page-data-address';
import { drainRequest } from '@trust/shared/http/server/drain-request';
import { OpenRequests } from '@trust/shared/http/server/open-requests';
import { isPaymentPage, routeOf } from '../../routes.ts';
import { hasBody, isUpload } from './bodies/request-bodies.ts';
import { prepareFailurePage, prepareProblem, wantsPage } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

/** The requests that a gateway is answering. */
export interface OpenOfGateway {
  /** Pages, which it composes. */
  readonly pages: OpenRequests;
  /** Calls, which it forwards to the api. */
  readonly calls: OpenRequests;
}

/** How many requests a gateway answers at the same time. */
export function createOpenOfGateway(): OpenOfGateway {
  return {
    // Half a second's work of two cores, so that the last one taken waits no longer.
    pages: new OpenRequests({ others: 64, payments: 96 }),
    // Uploads and pictures are long and light: they are not counted.
    calls: new OpenRequests({ others: 32, payments: 64 }),
  };
}

/** How often it is reported that requests were refused, in ms. */
const REPORT_AFTER_MS = 10_000;
const CALL = /^\/(api|content)\//i;
/** Public content. A page that shows the same costs a quarter, so that these calls get less room beside many pages. */
const CONTENT_CALL =
  /^\/(content\/|api\/projects-stats\/|api\/project\/get-(project|newsUpdate|media|gallery|report|category|stats))/i;
/** While so many calls of any kind are forwarded and pages have no room, no more calls for content are. */
const CONTENT_CALLS_BESIDE_PAGES = 4;
/** A page's data is refused while so many are answered: its document still has room, and needs no more of anybody. */
const PAGES_BESIDE_DATA = 48;
const PAYMENT_CALL = /^\/payments\b/i;
/** Files, feeds and the like, which cost little; and what tells whether the gateway is well. */
const NEVER_REFUSED = /^\/(releases|media|sandbox)\/|\.[a-z]+$|^\/(healthz|readyz)$/i;

/**
 * Refuses a request that is beyond the bounds before anything else is done for it: a refusal must cost so little that
 * those who are answered do not notice. `report` is called with the number of the refused, at most every ten seconds.
 */
export function refuseEarly(
  server: Server,
  open: OpenOfGateway,
  { siteUrl, trust }: Pick<PublicConfig, 'siteUrl' | 'trust'>,
  report: (count: number) => void,
): void {
  const ownHeaders = securityHeaders(siteUrl, '/');
  const sendBusyPage = prepareFailurePage(503, trust.name, ownHeaders);
  const sendBusyProblem = prepareProblem(503, ownHeaders);
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  let refused = 0;
  const countRefused = () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      report(refused);
      refused = 0;
    }, REPORT_AFTER_MS).unref();
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isBeyondBounds(open, request)) {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      return;
    }
    countRefused();
    if (hasBody(request.headers)) drainRequest(request);
    if (wantsPage(request.headers)) sendBusyPage(request, response);
    else sendBusyProblem(request, response);
  });
}

/** Whether a page's data may be answered. */
export const hasRoomForData = (pages: OpenRequests): boolean => pages.count < PAGES_BESIDE_DATA;

function isBeyondBounds({ pages, calls }: OpenOfGateway, { method, url = '/' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  if (NEVER_REFUSED.test(path)) return false;
  if (CALL.test(path))
    return !isUpload(path) && (calls.isFull(false) || (pages.isFull(false) && isContentBeyond(path, calls)));
  if (path.startsWith(PAGE_DATA_PREFIX)) return !hasRoomForData(pages);
  // Payments have room beyond all others: the route matters only where these have none.
  if (method === 'GET' || method === 'HEAD')
    return pages.isFull(false) && pages.isFull(isPaymentPage(routeOf(path)));
  return PAYMENT_CALL.test(path) && calls.isFull(true);
}

const isContentBeyond = (path: string, { count }: OpenRequests): boolean =>
  count >= CONTENT_CALLS_BESIDE_PAGES && CONTENT_CALL.test(path);

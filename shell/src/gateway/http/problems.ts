import { STATUS_CODES, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { LocalisedText } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE, mapLanguages, type Language } from '@trust/shared/contract/languages';
import type { Problem } from '@trust/shared/contract/problem';
import { languageOfRequest } from '@trust/shared/http/server/request-language';
import { gatewayTexts, textKeyFor } from '../gateway.texts.ts';
import { PAGE_HEADERS } from '../page/page-policy.ts';
import { failurePage } from '../page/failure-page.ts';
import { isStandalone, routeOf } from '../../routes.ts';
import { securityHeaders } from './security-headers.ts';

const MEDIA_TYPE = 'application/problem+json';

declare module 'fastify' {
  interface FastifyInstance {
    trustName: LocalisedText;
  }
}

type CallRequest = Pick<FastifyRequest, 'id' | 'query' | 'headers'>;

/** The part of a reply that is used here. */
export interface CallReply {
  code(status: number): CallReply;
  headers(values: Record<string, string>): CallReply;
  send(body: string): unknown;
}

/** In seconds. */
const RETRY_AFTER = '5';
const BUSY: readonly number[] = [429, 503];

const retryHeaders = (status: number): Record<string, string> =>
  BUSY.includes(status) ? { 'retry-after': RETRY_AFTER } : {};

/** Answers with a problem in the caller's language; `more` names the parts that it is about. */
export function sendProblem(
  request: CallRequest,
  reply: CallReply,
  status: number,
  more: Pick<Problem, 'errors'> = {},
): unknown {
  const language = languageOf(request);
  return reply
    .code(status)
    .headers(problemHeaders(status, language))
    .send(JSON.stringify({ ...problemBody(status, request.id, language), ...more }));
}

function languageOf({ query, headers }: Pick<CallRequest, 'query' | 'headers'>): Language {
  const requested: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, 'lang') : undefined;
  return languageOfRequest(requested, headers);
}

/** The problem for callers, in each language written once for all who get it; each has an id of its own. */
export function prepareProblem(
  status: number,
  ownHeaders: Readonly<Record<string, string>>,
): (request: Pick<CallRequest, 'headers'>, response: ServerResponse) => void {
  const prepare = (language: Language) => {
    const [before = '', after = ''] = JSON.stringify(problemBody(status, ID_MARK, language)).split(ID_MARK);
    const length = Buffer.byteLength(before + after) + ID_LENGTH;
    const headers = { ...ownHeaders, ...problemHeaders(status, language), 'content-length': String(length) };
    return { before, after, headers: Object.entries(headers).flat() };
  };
  const prepared = mapLanguages(prepare);
  return ({ headers }, response) => {
    const problem = prepared[languageOfRequest(undefined, headers)];
    response.writeHead(status, problem.headers).end(problem.before + crypto.randomUUID() + problem.after);
  };
}

const ID_MARK = '{id}';
const ID_LENGTH = 36;

const problemHeaders = (status: number, language: Language): Record<string, string> => ({
  ...retryHeaders(status),
  'cache-control': 'no-store',
  'content-language': language,
  'content-type': MEDIA_TYPE,
});

/** Answers a failed request: browsers get a page without the shell, all others a problem. */
export function sendFailure(
  request: CallRequest & Pick<FastifyRequest, 'server' | 'url'>,
  reply: CallReply,
  status: number,
): unknown {
  if (!wantsPage(request.headers)) return sendProblem(request, reply, status);
  const language = languageOf(request);
  return reply
    .code(status)
    .headers(failurePageHeaders(status, language))
    .send(failurePage(status, request.server.trustName, language, isInApp(request.url)));
}

export function wantsPage({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes('text/html') ?? false;
}

const isInApp = (url: string): boolean => isStandalone(routeOf(url.split('?', 1)[0] ?? ''));

/** The page for browsers, in each language written once for all who get it. */
export function prepareFailurePage(
  status: number,
  trustName: LocalisedText,
  ownHeaders: Readonly<Record<string, string>>,
): (request: Pick<IncomingMessage, 'headers' | 'url'>, response: ServerResponse) => void {
  const prepare = (language: Language, inApp: boolean) => {
    const body = Buffer.from(failurePage(status, trustName, language, inApp));
    const length = { 'content-length': String(body.length) };
    return {
      body,
      headers: Object.entries({ ...ownHeaders, ...failurePageHeaders(status, language), ...length }).flat(),
    };
  };
  const onSite = mapLanguages((language) => prepare(language, false));
  const inApp = mapLanguages((language) => prepare(language, true));
  return ({ headers, url = '/' }, response) => {
    const page = (isInApp(url) ? inApp : onSite)[languageOfRequest(undefined, headers)];
    response.writeHead(status, page.headers).end(page.body);
  };
}

const failurePageHeaders = (status: number, language: Language): Record<string, string> => ({
  ...PAGE_HEADERS,
  ...retryHeaders(status),
  'cache-control': 'no-store',
  'content-language': language,
  'content-type': 'text/html; charset=utf-8',
});

/** Answers on the socket what Node cannot parse as HTTP: there is no request object yet. */
export function createUnreadableHandler(siteUrl: string) {
  const ownHeaders = Object.entries(securityHeaders(siteUrl, '')).map(([name, value]) => `${name}: ${value}`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_OF_ERROR_CODE[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problemBody(status, crypto.randomUUID(), DEFAULT_LANGUAGE));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      `content-type: ${MEDIA_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      ...ownHeaders,
      'connection: close',
    ];
    if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    else socket.destroy(error);
  };
}

const STATUS_OF_ERROR_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function problemBody(status: number, requestId: string, language: Language): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return {
    type: 'about:blank',
    title,
    status,
    detail: gatewayTexts[language][textKeyFor(status)],
    requestId,
  };
}

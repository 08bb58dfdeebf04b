import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@trust/shared/contract/language';
import type { Problem } from '@trust/shared/contract/problem';
import { chooseLanguage } from '@trust/shared/i18n/choose-language';
import { gatewayTexts, textFor } from './gateway.texts.ts';
import { escapeHtml } from './html.ts';
import { PAGE_HEADERS } from './page-policy.ts';

const MEDIA_TYPE = 'application/problem+json';

type Call = Pick<FastifyRequest, 'id' | 'query' | 'headers'>;

/** What is needed of a reply, whichever of Node's servers it belongs to. */
interface Answer {
  code(status: number): Answer;
  headers(values: Record<string, string>): Answer;
  send(body: string): unknown;
}

/** Answers a call that the gateway itself refuses, in the caller's language. */
export function sendProblem(request: Call, reply: Answer, status: number): unknown {
  const { query, headers } = request;
  const asked: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'lang') : undefined;
  const language = chooseLanguage(asked, headers['accept-language']);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': language, 'content-type': MEDIA_TYPE })
    .send(JSON.stringify(problemBody(status, request.id, language)));
}

/** Answers a visitor whose page cannot be drawn at all, or a call that failed. */
export function sendFailure(request: Call, reply: Answer, status: number): unknown {
  if (!request.headers.accept?.includes('text/html')) return sendProblem(request, reply, status);
  return reply
    .code(status)
    .headers({ ...PAGE_HEADERS, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(lastResort(status));
}

/** Answers what is no HTTP, or HTTP of a method that does not exist: there is no request to answer yet. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_OF_FAULT[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemBody(status, crypto.randomUUID(), 'en'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy(error);
}

const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function problemBody(status: number, requestId: string, language: Language): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, detail: gatewayTexts[language][textFor(status)], requestId };
}

/** What a visitor sees when even the frame cannot be drawn: both languages, since nothing tells which is theirs. */
function lastResort(status: number): string {
  const text = textFor(status);
  const { en, ml } = gatewayTexts;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(en.noPage)}</title><h1>${escapeHtml(en.noPage)}</h1><p>${escapeHtml(en[text])}.</p>
<p lang="ml">${escapeHtml(ml.noPage)}. ${escapeHtml(ml[text])}.</p><p><a href="/">Home · ഹോം</a></p>`;
}

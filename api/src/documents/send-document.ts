import type { LocalisedText } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';
import { createPlainPageHeaders, describePlainPage, renderPlainPage } from '../html/plain-page.ts';
import type { VisitorTextKey } from '../plugins/visitor-texts.ts';

/** Answers a paper as a PDF that a browser opens. `language` is the paper's, where it is not the visit's. */
export function sendDocument(
  reply: FastifyReply,
  { pdf, name, language }: { pdf: Uint8Array; name: string; language?: Language },
): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      ...(language && { 'content-language': language }),
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(pdf));
}

/** The page that a browser gets instead of a paper; `links` is HTML below the words. */
type NoDocument = { title: string; words: string; links?: string; inApp?: boolean };

const STATUS = { notFound: 404, applicationNotFound: 404, unavailable: 503 } as const satisfies Partial<
  Record<VisitorTextKey, number>
>;

/** Answers why there is no paper: as a page to a browser, else as a problem. */
export function refuseDocument(
  reply: FastifyReply,
  problem: keyof typeof STATUS,
  trustName: LocalisedText,
  { title, words, links = '', inApp = false }: NoDocument,
): FastifyReply {
  const status = STATUS[problem];
  if (!reply.request.headers.accept?.includes('text/html')) return reply.problem(status, problem);
  const page = { ...describePlainPage(reply.request, trustName), inApp };
  return reply
    .code(status)
    .headers(createPlainPageHeaders(page))
    .send(renderPlainPage(page, title, `<p>${escapeHtml(words)}</p>${links}`));
}

import fastifyCookie from '@fastify/cookie';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { LanguageCode } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import { IN_APP_FIELD } from '@trust/shared/contract/donations/donation-fields';
import { APP_PAYMENT_CHECK_PATH, PAYMENT_CHECK_PATH } from '@trust/shared/contract/pages/paths';
import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import { describePlainPage, renderPlainPage, createPlainPageHeaders } from '../../html/plain-page.ts';
import { limitPerMinute } from '../../plugins/limits.ts';
import { errorPages } from '../../plugins/problems.ts';
import type { VisitorTextKey } from '../../plugins/visitor-texts.ts';
import { DocumentQuery, findOpenableDonation } from '../payments/index.ts';
import type { TransactionRow } from '../payments/ledger/index.ts';
import { issueReceipt, type IssueReceiptDeps } from './issued-receipt.ts';
import { makeReceipt } from './make-receipt.ts';
import { receiptFileName } from './sheet/receipt-number.rules.ts';
import { RECEIPT_TEXTS } from './sheet/receipt.texts.ts';

export type ReceiptRouteDeps = IssueReceiptDeps & { documents: DocumentRenderer; paymentsPerMinute: number };

/** Registers the receipt's call. The token is in the address, or in the cookie of the donor's browser. */
export function receiptRoutes(server: FastifyInstance, deps: ReceiptRouteDeps): void {
  void server.register(fastifyCookie);
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/receipt',
    {
      config: limitPerMinute(deps.paymentsPerMinute),
      schema: {
        tags: ['payments'],
        operationId: 'getReceipt',
        summary: 'A receipt as PDF, in the donor’s language or in `lang`',
        querystring: DocumentQuery,
        response: { 200: z.any(), ...errorPages },
      },
    },
    async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const transaction = await findOpenableDonation(deps.database, request.query, request.cookies);
      const issued = transaction && (await issueReceipt(deps, transaction));
      if (!transaction || !issued) return answerWithoutReceipt(deps, request.query, reply, 404, 'missing');
      const language = chooseLanguage(request.query.lang, transaction);
      const document = await makeReceipt(deps.documents, issued, language);
      if (document.outcome === 'busy')
        return answerWithoutReceipt(deps, request.query, reply.header('retry-after', 60), 503, 'busy');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${receiptFileName(issued.receipt)}"`,
          'content-language': language,
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(document.pdf));
    },
  );
}

function chooseLanguage(requested: string | undefined, { language }: TransactionRow): Language {
  return LanguageCode.safeParse(requested).data ?? language;
}

const PROBLEMS = { missing: 'notFound', busy: 'unavailable' } as const satisfies Record<
  string,
  VisitorTextKey
>;

/** Answers why there is no receipt: as a page to a browser, else as a problem. */
function answerWithoutReceipt(
  deps: ReceiptRouteDeps,
  query: DocumentQuery,
  reply: FastifyReply,
  status: number,
  why: keyof typeof PROBLEMS,
) {
  const { language, headers } = reply.request;
  if (!headers.accept?.includes('text/html')) return reply.problem(status, PROBLEMS[why]);
  const t = RECEIPT_TEXTS[language];
  const inApp = query[IN_APP_FIELD] !== undefined;
  const page = { ...describePlainPage(reply.request, deps.trust.name), inApp };
  const lookUp = inApp ? `${APP_PAYMENT_CHECK_PATH}?lang=${language}` : PAYMENT_CHECK_PATH;
  const body = `<p>${escapeHtml(t[`${why}Words`])}</p><p><a href="${lookUp}">${escapeHtml(t.check)}</a></p>`;
  return reply
    .code(status)
    .headers(createPlainPageHeaders(page))
    .send(renderPlainPage(page, t[why], body));
}

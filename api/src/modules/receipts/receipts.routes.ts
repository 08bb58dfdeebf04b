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
import { refuseDocument, sendDocument } from '../../documents/send-document.ts';
import { limitPerMinute } from '../../plugins/limits.ts';
import { errorPages } from '../../plugins/problems.ts';
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
      if (!transaction || !issued) return answerWithoutReceipt(deps, request.query, reply, 'missing');
      const language = chooseLanguage(request.query.lang, transaction);
      const document = await makeReceipt(deps.documents, issued, language);
      if (document.outcome === 'busy')
        return answerWithoutReceipt(deps, request.query, reply.header('retry-after', 60), 'busy');
      return sendDocument(reply, { pdf: document.pdf, name: receiptFileName(issued.receipt), language });
    },
  );
}

function chooseLanguage(requested: string | undefined, { language }: TransactionRow): Language {
  return LanguageCode.safeParse(requested).data ?? language;
}

/** Answers why there is no receipt, with the way to the payment check. */
function answerWithoutReceipt(
  deps: ReceiptRouteDeps,
  query: DocumentQuery,
  reply: FastifyReply,
  why: 'missing' | 'busy',
) {
  const { language } = reply.request;
  const t = RECEIPT_TEXTS[language];
  const inApp = query[IN_APP_FIELD] !== undefined;
  const lookUp = inApp ? `${APP_PAYMENT_CHECK_PATH}?lang=${language}` : PAYMENT_CHECK_PATH;
  return refuseDocument(reply, why === 'missing' ? 'notFound' : 'unavailable', deps.trust.name, {
    title: t[why],
    words: t[`${why}Words`],
    links: `<p><a href="${lookUp}">${escapeHtml(t.check)}</a></p>`,
    inApp,
  });
}

import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Language } from '@trust/shared/contract/language';
import type { DocumentMaker } from '../../documents/document-maker.ts';
import { html, newNonce, plainPage, plainPageHeaders } from '../../plain-page.ts';
import { atMostPerMinute } from '../../plugins/limits.ts';
import type { VisitorText } from '../../plugins/visitor-texts.ts';
import { findByReceiptToken, RECEIPT_COOKIE, type TransactionRow } from '../payments/index.ts';
import { issueReceipt, type IssueParts } from './issued-receipt.ts';
import { makeReceipt } from './make-receipt.ts';
import { receiptFileName } from './receipt.rules.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

export type ReceiptParts = IssueParts & { documents: DocumentMaker; paymentsPerMinute: number };

/** Whatever cannot be a token or a reference opens nothing, like any other that is unknown. */
const Written = z.catch(z.optional(z.string().check(z.regex(/^[\w/-]{0,100}$/))), '');
const Ask = z.object({ token: Written, tran_id: Written, lang: Written });

/** A donation's receipt, for who has its token: in the address, or in the cookie of the browser that gave. */
export function receiptRoutes(server: FastifyInstance, parts: ReceiptParts): void {
  void server.register(fastifyCookie);
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/receipt',
    {
      config: atMostPerMinute(parts.paymentsPerMinute),
      schema: {
        tags: ['payments'],
        summary: 'A receipt as PDF, in the donor’s language or in `lang`',
        querystring: Ask,
      },
    },
    async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const { token, tran_id } = request.query;
      const found = await findByReceiptToken(
        parts.database,
        token ?? Written.parse(request.cookies[RECEIPT_COOKIE]) ?? '',
      );
      const transaction = token !== undefined || found?.tranId === tran_id ? found : undefined;
      const issued = transaction && (await issueReceipt(parts, transaction));
      if (!transaction || !issued) return without(parts, reply, 404, 'missing');
      const language = chosen(request.query.lang, transaction);
      const made = await makeReceipt(parts.documents, issued, language);
      if (made.outcome === 'busy') return without(parts, reply.header('retry-after', 60), 503, 'busy');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${receiptFileName(issued.receipt)}"`,
          'content-language': language,
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(made.pdf));
    },
  );
}

function chosen(asked: string | undefined, { language }: TransactionRow): Language {
  return Language.safeParse(asked).data ?? language;
}

const PROBLEMS = { missing: 'notFound', busy: 'unavailable' } as const satisfies Record<string, VisitorText>;

/** Says why there is no receipt: on a page for who follows a link, else as a problem. */
function without(parts: ReceiptParts, reply: FastifyReply, status: number, why: keyof typeof PROBLEMS) {
  const { language, headers } = reply.request;
  if (!headers.accept?.includes('text/html')) return reply.problem(status, PROBLEMS[why]);
  const t = RECEIPT_TEXTS[language];
  const page = { language, trustName: parts.trust.name, nonce: newNonce() };
  const body = `<p>${html(t[`${why}Words`])}</p><p><a href="/payments-check">${html(t.check)}</a></p>`;
  return reply
    .code(status)
    .headers(plainPageHeaders(page))
    .send(plainPage(page, t[why], body));
}

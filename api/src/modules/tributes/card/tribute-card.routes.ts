import fastifyCookie from '@fastify/cookie';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { LanguageCode } from '@trust/shared/contract/language';
import { TRIBUTE_CARD_PATH } from '@trust/shared/contract/pages/paths';
import { createPlainPageHeaders, describePlainPage, renderPlainPage } from '../../../html/plain-page.ts';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { errorPages } from '../../../plugins/problems.ts';
import type { VisitorTextKey } from '../../../plugins/visitor-texts.ts';
import { DocumentQuery, findOpenableDonation } from '../../payments/index.ts';
import { findTributeFacts } from '../tribute-facts.ts';
import type { TributeRouteDeps } from '../deps.ts';
import { buildTributeCard, cardFileName } from './tribute-card.rules.ts';
import { CARD_TEXTS } from './tribute-card.texts.ts';

/** Registers the card's call, for whoever may open the receipt: by the token in the address, else by the cookie. */
export function registerCardRoute(server: FastifyInstance, deps: TributeRouteDeps): void {
  void server.register(fastifyCookie);
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.get(
    TRIBUTE_CARD_PATH.replace('/payments', ''),
    {
      config: limitPerMinute(deps.paymentsPerMinute),
      schema: {
        tags: ['payments'],
        operationId: 'getTributeCard',
        summary:
          'The card of a gift in memory or on behalf of someone as PDF, in `lang` or the donor’s language',
        querystring: DocumentQuery,
        response: { 200: z.any(), ...errorPages },
      },
    },
    async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const transaction = await findOpenableDonation(deps.database, request.query, request.cookies);
      const facts = transaction && (await findTributeFacts(deps, transaction));
      if (!facts) return answerWithoutCard(deps, reply, 404, 'missing');
      const language = LanguageCode.safeParse(request.query.lang).data ?? facts.transaction.language;
      const document = await deps.documents.render('tribute-card', buildTributeCard(facts, language));
      if (document.outcome === 'busy')
        return answerWithoutCard(deps, reply.header('retry-after', 60), 503, 'busy');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${cardFileName(facts.transaction.tranId)}"`,
          'content-language': language,
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(document.pdf));
    },
  );
}

const PROBLEMS = { missing: 'notFound', busy: 'unavailable' } as const satisfies Record<
  string,
  VisitorTextKey
>;

/** Answers why there is no card: as a page to a browser, else as a problem. */
function answerWithoutCard(
  deps: TributeRouteDeps,
  reply: FastifyReply,
  status: number,
  why: keyof typeof PROBLEMS,
) {
  const { language, headers } = reply.request;
  if (!headers.accept?.includes('text/html')) return reply.problem(status, PROBLEMS[why]);
  const t = CARD_TEXTS[language];
  const page = describePlainPage(reply.request, deps.trust.name);
  return reply
    .code(status)
    .headers(createPlainPageHeaders(page))
    .send(renderPlainPage(page, t[why], `<p>${escapeHtml(t[`${why}Words`])}</p>`));
}

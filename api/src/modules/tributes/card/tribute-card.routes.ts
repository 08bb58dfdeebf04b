import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { LanguageCode } from '@trust/shared/contract/language';
import { TRIBUTE_CARD_PATH } from '@trust/shared/contract/pages/paths';
import { refuseDocument, sendDocument } from '../../../documents/send-document.ts';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { errorPages } from '../../../plugins/problems.ts';
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
      if (!facts) return answerWithoutCard(deps, reply, 'missing');
      const language = LanguageCode.safeParse(request.query.lang).data ?? facts.transaction.language;
      const document = await deps.documents.render('tribute-card', buildTributeCard(facts, language));
      if (document.outcome === 'busy')
        return answerWithoutCard(deps, reply.header('retry-after', 60), 'busy');
      return sendDocument(reply, {
        pdf: document.pdf,
        name: cardFileName(facts.transaction.tranId),
        language,
      });
    },
  );
}

/** Answers why there is no card. */
function answerWithoutCard(deps: TributeRouteDeps, reply: FastifyReply, why: 'missing' | 'busy') {
  const t = CARD_TEXTS[reply.request.language];
  return refuseDocument(reply, why === 'missing' ? 'notFound' : 'unavailable', deps.trust.name, {
    title: t[why],
    words: t[`${why}Words`],
  });
}

import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { STOP_MESSAGES_PATH } from '@trust/shared/contract/pages/paths';
import { createPlainPageHeaders, describePlainPage, renderPlainPage } from '../../../html/plain-page.ts';
import { registerFormParser } from '../../../plugins/bodies/form-body.ts';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { errorPages } from '../../../plugins/problems.ts';
import { optOutOfMessages } from '../../payments/ledger/index.ts';
import type { TributeRouteDeps } from '../deps.ts';
import { STOP_TEXTS } from './stop-messages.texts.ts';

/** A value that can be no token is read as '', which no mail has. */
const Query = z.object({
  token: z.catch(z.string().check(z.regex(/^[\w-]{0,100}$/)), ''),
  lang: z.optional(z.unknown()),
});

/**
 * Registers the page on which an addressee refuses further messages. Only the press of its button counts: mail programs
 * open links to look at them. The button of a mail program posts the same (RFC 8058).
 */
export function registerStopRoutes(server: FastifyInstance, deps: TributeRouteDeps): void {
  registerFormParser(server);
  const app = server.withTypeProvider<ZodTypeProvider>();
  const config = limitPerMinute(deps.paymentsPerMinute);
  const described = (operationId: string, summary: string) => ({
    config,
    schema: {
      tags: ['payments'],
      operationId,
      summary,
      querystring: Query,
      response: { 200: z.any(), ...errorPages },
    },
  });
  const path = STOP_MESSAGES_PATH.replace('/payments', '');
  app.get(
    path,
    described('askToStopMessages', 'Asks an addressee whether to send no more messages'),
    (request, reply) => {
      const { language } = request;
      const t = STOP_TEXTS[language];
      const { token } = request.query;
      const action = `${STOP_MESSAGES_PATH}?${new URLSearchParams({ token, lang: language }).toString()}`;
      const form = `<form method="post" action="${escapeHtml(action)}"><button type="submit">${escapeHtml(t.stop)}</button></form>`;
      return sendPage(deps, reply, t.title, t.ask, form);
    },
  );
  app.post(
    path,
    described('stopMessages', 'An addressee refuses further messages'),
    async (request, reply) => {
      const t = STOP_TEXTS[request.language];
      const isKnown = await optOutOfMessages(deps.database, request.query.token, deps.now());
      return isKnown
        ? sendPage(deps, reply, t.doneTitle, t.done)
        : sendPage(deps, reply.code(404), t.missingTitle, t.missing);
    },
  );
}

function sendPage(deps: TributeRouteDeps, reply: FastifyReply, title: string, words: string, form = '') {
  const page = describePlainPage(reply.request, deps.trust.name);
  return reply
    .headers(createPlainPageHeaders(page))
    .header('x-robots-tag', 'noindex')
    .send(renderPlainPage(page, title, `<p>${escapeHtml(words)}</p>${form}`));
}

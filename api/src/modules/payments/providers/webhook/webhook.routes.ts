import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { problemResponses } from '../../../../plugins/problems.ts';
import type { PaymentDeps } from '../deps.ts';
import { handleWebhook } from './handle-webhook.ts';

/** Registers the provider's webhook. The body stays raw, since the signature is over its bytes. */
export function registerWebhookRoute(server: FastifyInstance, deps: PaymentDeps): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  server.post(
    '/webhook',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['payments'],
        operationId: 'handleWebhook',
        summary: 'The card provider’s events',
        response: { 200: z.object({ status: z.string() }), ...problemResponses },
      },
    },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const outcome = await handleWebhook(deps, request.headers, body);
      // Answered 200 all the same, since a retry would be the same event. Reconciliation finds what was missed.
      if (outcome === 'unreadable') request.log.error('an event of the card provider could not be read');
      if (outcome === 'quarantined') request.log.warn('money that fits no donation was put aside');
      return outcome === 'not-signed' ? reply.problem(400, 'notConfirmed') : { status: outcome };
    },
  );
}

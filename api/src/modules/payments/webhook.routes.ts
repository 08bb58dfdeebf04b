import type { FastifyInstance } from 'fastify';
import type { PaymentParts } from './parts.ts';
import { hearEvent } from './webhook.ts';

/** Where the provider tells of payments. What it signed are the bytes, so that is what is taken here. */
export function webhookCall(server: FastifyInstance, parts: PaymentParts): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  server.post(
    '/webhook',
    { config: { rateLimit: false }, schema: { tags: ['payments'], summary: 'The card provider’s events' } },
    async (request, reply) => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const heard = await hearEvent(parts, body, signature, eventId);
      // The provider rests all the same: told again, it would be no other event. Asking finds what was missed.
      if (heard === 'unreadable') request.log.error('an event of the card provider could not be read');
      if (heard === 'quarantined') request.log.warn('money that fits no donation was put aside');
      return heard === 'not-signed' ? reply.problem(400, 'notConfirmed') : { status: heard };
    },
  );
}

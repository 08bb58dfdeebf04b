import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  CONTACT_HONEYPOT,
  ContactForm,
  readContactMessage,
  checkContactMessage,
} from '@trust/shared/contract/contact';
import { fill } from '@trust/shared/i18n/fill';
import type { ApiDeps } from '../deps.ts';
import { IdempotencyHeaders } from '../../plugins/idempotency-key.ts';
import { limitPerMinute } from '../../plugins/limits.ts';
import { emptyResponse, problemResponses } from '../../plugins/problems.ts';
import { storeMessage } from './contact.store.ts';

/** A message to the trust: stored at once, and mailed when the mail server accepts it. */
export function contactRoutes(server: FastifyInstance, { database, limits, now, mail }: ApiDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/',
    {
      config: limitPerMinute(limits.contactsPerMinute),
      schema: {
        tags: ['contact'],
        operationId: 'sendMessage',
        summary: 'Write to the trust; with an Idempotency-Key the same message may be sent again',
        headers: IdempotencyHeaders,
        body: ContactForm,
        response: { 202: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const message = readContactMessage(request.body);
      const fieldErrors = checkContactMessage(message);
      if (fieldErrors.length > 0) {
        const errors = fieldErrors.map((fieldError) => ({
          field: fieldError.field,
          message: fill(fieldError.message.texts[request.language], fieldError.message.values),
        }));
        return reply.problem(422, 'checkFields', { errors });
      }
      const suspect = request.body[CONTACT_HONEYPOT] !== '';
      const received = {
        ...message,
        language: request.language,
        suspect,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
        receivedAt: now(),
      };
      const outcome = await storeMessage(database, received, mail !== undefined && !suspect);
      if (outcome === 'key-conflict') return reply.problem(409, 'keyUsed');
      // Not awaited: a mail server may be slow.
      if (outcome === 'stored') void mail?.deliver();
      return reply.code(202).header('cache-control', 'no-store').send();
    },
  );
}

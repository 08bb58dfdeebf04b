import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  CONTACT_TRAP,
  ContactForm,
  contactMessageOf,
  findContactFaults,
} from '@trust/shared/contract/contact';
import { textIn } from '@trust/shared/contract/text-in';
import type { Parts } from '../../parts.ts';
import { atMostPerMinute } from '../../plugins/limits.ts';
import { nothing, refusals } from '../../plugins/problems.ts';
import { keepMessage } from './contact.store.ts';

const Headers = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{8,100}$/))),
});

/** A message to the trust: kept at once, and mailed when a mail server takes it. */
export function contactRoutes(server: FastifyInstance, { database, limits, now, mail }: Parts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/',
    {
      config: atMostPerMinute(limits.contactsPerMinute),
      schema: {
        tags: ['contact'],
        summary: 'Write to the trust; with an Idempotency-Key the same message may be sent again',
        headers: Headers,
        body: ContactForm,
        response: { 202: nothing, ...refusals },
      },
    },
    async (request, reply) => {
      const message = contactMessageOf(request.body);
      const faults = findContactFaults(message);
      if (faults.length > 0) {
        const errors = faults.map((fault) => ({
          field: fault.field,
          message: textIn(request.language, fault.message),
        }));
        return reply.problem(422, 'checkFields', { errors });
      }
      const suspect = request.body[CONTACT_TRAP] !== '';
      const received = {
        ...message,
        language: request.language,
        suspect,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
        receivedAt: now(),
      };
      const outcome = await keepMessage(database, received, mail !== undefined && !suspect);
      if (outcome === 'other') return reply.problem(409, 'keyUsed');
      // Not waited for: a mail server may take its time.
      if (outcome === 'kept') void mail?.deliver();
      return reply.code(202).header('cache-control', 'no-store').send();
    },
  );
}

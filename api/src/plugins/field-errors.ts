import type { FieldError } from '@trust/shared/contract/field-error';
import type { FastifyReply } from 'fastify';
import { translate, type VisitorTextKey } from './visitor-texts.ts';

/** Answers 422 with each field's message. */
export function sendFieldErrors(
  reply: FastifyReply,
  fieldErrors: readonly FieldError<string, VisitorTextKey>[],
): FastifyReply {
  const errors = fieldErrors.map(({ field, message }) => ({
    field,
    message: translate(reply.request.language, message),
  }));
  return reply.problem(422, 'checkFields', { errors });
}

import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as z from 'zod/mini';
import type { FieldError } from '@trust/shared/contract/field-error';
import { Problem } from '@trust/shared/contract/problem';
import { createProblem, toProblem } from './problems.rules.ts';
import { translate, type VisitorTextKey } from './visitor-texts.ts';

type ProblemDetails = { errors?: FieldError[]; minutes?: number; most?: number };

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with a problem in the visitor's language. */
    problem(status: number, text: VisitorTextKey, answer?: ProblemDetails): FastifyReply;
  }
}

const MEDIA_TYPE = 'application/problem+json';

/** For a failure that is expected to pass, in seconds. */
const RETRY_AFTER_S = '5';

/** The error responses of a route, for its `response` schema. */
export const problemResponses = {
  '4xx': { description: 'Refused', content: { [MEDIA_TYPE]: { schema: Problem } } },
  '5xx': { description: 'Failed', content: { [MEDIA_TYPE]: { schema: Problem } } },
};

const page = { content: { 'text/html': { schema: z.string() } } };

/** The error responses of a route that answers with pages. */
export const errorPages = {
  '4xx': { description: 'Refused, said on a page', ...page },
  '5xx': { description: 'Failed, said on a page', ...page },
};

export const emptyResponse = z.void();

/** Sends every error of the api as problem+json. */
export const problems = fastifyPlugin((app, _options, done) => {
  app.decorateReply('problem', function (this: FastifyReply, status, text, { errors, minutes, most } = {}) {
    return sendProblem(
      this,
      createProblem(status, translate(this.request.language, text, { minutes, most }), errors),
    );
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, createProblem(404, translate(request.language, 'notFound'))),
  );
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request.language);
    if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, problem);
  });
  done();
});

/** Answers with a problem that is made already. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(MEDIA_TYPE)
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...problem, requestId: reply.request.id });
}

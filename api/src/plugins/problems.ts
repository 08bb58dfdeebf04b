import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as z from 'zod/mini';
import { Problem } from '@trust/shared/contract/problem';
import { problemBody, problemOf, type FieldError } from './problems.rules.ts';
import { say, type VisitorText } from './visitor-texts.ts';

type Answer = { errors?: FieldError[]; minutes?: number };

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with a problem in the visitor's language. */
    problem(status: number, text: VisitorText, answer?: Answer): FastifyReply;
  }
}

const MEDIA_TYPE = 'application/problem+json';

/** The answers of a route that can refuse, for its `response` schema. */
export const refusals = {
  '4xx': { description: 'Refused', content: { [MEDIA_TYPE]: { schema: Problem } } },
  '5xx': { description: 'Failed', content: { [MEDIA_TYPE]: { schema: Problem } } },
};

/** The answer of a call that has nothing to say. */
export const nothing = z.void();

/** Every error answer of the api is made here. */
export const problems = fastifyPlugin((app, _options, done) => {
  app.decorateReply('problem', function (this: FastifyReply, status, text, { errors, minutes } = {}) {
    return send(this, problemBody(status, say(this.request.language, text, { least: minutes }), errors));
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, problemBody(404, say(request.language, 'notFound'))),
  );
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.language);
    if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
    return send(reply, problem);
  });
  done();
});

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(MEDIA_TYPE)
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...problem, requestId: reply.request.id });
}

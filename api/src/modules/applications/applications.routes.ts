import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  ANSWER_ONLY_FIELDS,
  Application,
  ApplicationBySuid,
  ApplicationUpdate,
  NewApplication,
  SubmittedApplication,
} from '@trust/shared/contract/applications/application';
import { OwnApplicationList } from '@trust/shared/contract/applications/application-overview';
import type { ApplicationError } from '@trust/shared/contract/applications/parse-application';
import type { Language } from '@trust/shared/contract/languages';
import { OwnRecordsRequest } from '@trust/shared/contract/users';
import { APPLICATION_BODY_LIMIT } from '@trust/shared/http/server/body-limits';
import { IdempotencyHeaders } from '../../plugins/idempotency-key.ts';
import { limitPerMinute } from '../../plugins/limits.ts';
import { problemResponses } from '../../plugins/problems.ts';
import { dropFields, dropServerFields, SERVER_FIELDS } from '../../plugins/bodies/server-fields.ts';
import { findRequestUser } from '../users/index.ts';
import { toApplication, toFieldErrors, toOwnApplication } from './applications.rules.ts';
import { findBySuid, listOfAccount, type ApplicationRow } from './applications.store.ts';
import { correctApplication } from './correct-application.ts';
import type { ApplicationDeps } from './deps.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const tags = ['applications'];

/** Dropped from a correction: what only the server sets, but the suid, by which the application is found. */
const DROPPED_FROM_UPDATE = new Set(
  [...SERVER_FIELDS, ...ANSWER_ONLY_FIELDS].filter((name) => name !== 'suid'),
);

/** Applications for aid: send, read, correct and withdraw one. */
export function applicationRoutes(server: FastifyInstance, deps: ApplicationDeps): void {
  server.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  registerAdd(server, deps);
  registerUpdate(server, deps);
  registerWithdraw(server, deps);
  registerReads(server, deps);
}

function registerAdd(server: FastifyInstance, deps: ApplicationDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/add-application',
    {
      config: limitPerMinute(deps.limits.applicationsPerMinute),
      bodyLimit: APPLICATION_BODY_LIMIT,
      preValidation: dropServerFields,
      schema: {
        tags,
        operationId: 'addApplication',
        summary: 'Send an application; with an Idempotency-Key the same one may be sent again',
        headers: IdempotencyHeaders,
        body: NewApplication,
        response: { 201: SubmittedApplication, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { language } = request;
      const user = await findRequestUser(deps.database, request, deps.now());
      const result = await submitApplication(deps, {
        form: request.body,
        language,
        idempotencyKey: request.headers['idempotency-key'],
        accountId: user?.id ?? null,
      });
      switch (result.outcome) {
        case 'submitted': {
          // Not awaited: a mail server may be slow.
          void deps.mail?.deliver();
          const { code, suid } = result.application;
          return reply.code(201).send({ code, suid });
        }
        case 'refused':
          return refuse(reply, result.errors);
        case 'key-conflict':
          return reply.problem(409, 'keyUsed');
      }
    },
  );
}

function registerUpdate(server: FastifyInstance, deps: ApplicationDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/update-application',
    {
      config: limitPerMinute(deps.limits.applicationsPerMinute),
      bodyLimit: APPLICATION_BODY_LIMIT,
      preValidation: dropFields(DROPPED_FROM_UPDATE),
      schema: {
        tags,
        operationId: 'updateApplication',
        summary: 'Correct an application; its Aadhaar number stays when its mask is sent back',
        body: ApplicationUpdate,
        response: { 200: Application, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { language } = request;
      const result = await correctApplication(deps, request.body, language);
      switch (result.outcome) {
        case 'corrected':
          return toAnswer(deps, result.application, language);
        case 'refused':
          return refuse(reply, result.errors);
        case 'not-found':
          return reply.problem(404, 'applicationNotFound');
        case 'closed':
          return reply.problem(403, 'correctionClosed');
        case 'stale':
          return reply.problem(409, 'applicationChanged');
      }
    },
  );
}

function registerWithdraw(server: FastifyInstance, deps: ApplicationDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/withdraw-application',
    {
      config: limitPerMinute(deps.limits.applicationsPerMinute),
      schema: {
        tags,
        operationId: 'withdrawApplication',
        summary: 'Withdraw an application that is not decided, for whoever has its suid',
        body: ApplicationBySuid,
        response: { 200: Application, ...problemResponses },
      },
    },
    async (request, reply) => {
      const result = await withdrawApplication(deps, request.body.suid);
      switch (result.outcome) {
        case 'withdrawn':
          return toAnswer(deps, result.application, request.language);
        case 'not-found':
          return reply.problem(404, 'applicationNotFound');
        case 'closed':
          return reply.problem(403, 'correctionClosed');
        case 'stale':
          return reply.problem(409, 'applicationChanged');
      }
    },
  );
}

function registerReads(server: FastifyInstance, deps: ApplicationDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const { database, now } = deps;
  app.post(
    '/my-applications',
    {
      config: limitPerMinute(deps.limits.applicationsPerMinute),
      schema: {
        tags,
        operationId: 'listOwnApplications',
        summary:
          'Applications of the account that is logged in, newest first, without the keys to their pages',
        security: [{ bearer: [] }],
        body: OwnRecordsRequest,
        response: { 200: OwnApplicationList, ...problemResponses },
      },
    },
    async (request, reply) => {
      const user = await findRequestUser(database, request, now());
      if (!user) return reply.problem(401, 'notLoggedIn');
      const rows = await listOfAccount(database, user.id, request.body);
      return rows.map((row) => toOwnApplication(row, request.language));
    },
  );

  app.post(
    '/get-application-by-suid',
    {
      config: limitPerMinute(deps.limits.applicationsPerMinute),
      schema: {
        tags,
        operationId: 'getApplication',
        summary: 'An application, for whoever has its suid; the Aadhaar number shows four digits',
        body: ApplicationBySuid,
        response: { 200: Application, ...problemResponses },
      },
    },
    async (request, reply) => {
      const row = await findBySuid(database, request.body.suid);
      return row ? toAnswer(deps, row, request.language) : reply.problem(404, 'applicationNotFound');
    },
  );
}

async function toAnswer(
  { correctionHours, now, uploads }: ApplicationDeps,
  row: ApplicationRow,
  language: Language,
): Promise<Application> {
  const files = await uploads.listFiles([row.photo, ...row.documents]);
  return toApplication(row, language, { correctionHours, now: now(), files });
}

function refuse(reply: FastifyReply, errors: readonly ApplicationError[]): FastifyReply {
  return reply.problem(422, 'checkFields', { errors: toFieldErrors(errors, reply.request.language) });
}

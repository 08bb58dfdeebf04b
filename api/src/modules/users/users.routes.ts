import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  AnonymousToken,
  CheckedUser,
  CreatedUser,
  Credentials,
  LoggedIn,
  NewUser,
} from '@trust/shared/contract/users';
import type { ApiDeps } from '../deps.ts';
import { limitPerMinute } from '../../plugins/limits.ts';
import { emptyResponse, problemResponses } from '../../plugins/problems.ts';
import { dropServerFields } from '../../plugins/bodies/server-fields.ts';
import { translate } from '../../plugins/visitor-texts.ts';
import { authenticate } from './authentication.ts';
import { createKnownDevices } from './known-devices.rules.ts';
import { hashPassword } from './passwords.ts';
import { findRequestUser } from './request-user.ts';
import { endSession } from './sessions.store.ts';
import { ANONYMOUS_TOKEN_MS, newToken, checkPasswords } from './users.rules.ts';
import { insertUser } from './users.store.ts';

const tags = ['users'];

/** The key of the signatures on known devices, in base64, beside what all modules get. */
type UsersDeps = ApiDeps & { hashKey: string };

/** Accounts: register, log in, check a token, log out. */
export function usersRoutes(server: FastifyInstance, deps: UsersDeps): void {
  server.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  registerCreate(server, deps);
  registerLogIn(server, deps);
  registerTokenCalls(server, deps);
}

/** Each costs the hash of a password. */
const guarded = (limits: UsersDeps['limits']) => ({
  config: limitPerMinute(limits.loginsPerMinute),
  preValidation: dropServerFields,
});

function registerCreate(server: FastifyInstance, { database, limits, now }: UsersDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/create',
    {
      ...guarded(limits),
      schema: {
        tags,
        operationId: 'createAccount',
        summary: 'Register',
        body: NewUser,
        response: { 201: CreatedUser, ...problemResponses },
      },
    },
    async (request, reply) => {
      const fieldError = checkPasswords(request.body);
      if (fieldError) {
        const { field, message } = fieldError;
        return reply.problem(422, message, {
          errors: [{ field, message: translate(request.language, message) }],
        });
      }
      const { firstName, lastName, email, password } = request.body;
      const passwordHash = await hashPassword(password);
      const user = await insertUser(database, { firstName, lastName, email, passwordHash, createdAt: now() });
      if (!user) return reply.problem(409, 'usernameTaken');
      return reply.code(201).send({ user });
    },
  );
}

function registerLogIn(
  server: FastifyInstance,
  { database, limits, now, siteUrl, hashKey }: UsersDeps,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const knownDevices = createKnownDevices(hashKey, siteUrl);
  app.post(
    '/authenticate',
    {
      ...guarded(limits),
      schema: {
        tags,
        operationId: 'logIn',
        summary: 'Log in',
        body: Credentials,
        response: { 200: LoggedIn, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { username } = request.body;
      const result = await authenticate(database, request.body, {
        address: request.ip,
        isKnownDevice: knownDevices.isKnown(username, request.headers.cookie, now()),
        now: now(),
        failuresAllowed: limits.loginFailuresAllowed,
        accountFailuresAllowed: limits.accountFailuresAllowed,
      });
      switch (result.outcome) {
        case 'logged-in':
          void reply.header('set-cookie', knownDevices.issueCookie(username, now()));
          return { user: { ...result.user, token: result.token } };
        case 'wrong':
          return reply.problem(401, 'wrongLogin');
        case 'too-many-failures':
          void reply.header('retry-after', Math.ceil(result.remainingMs / 1000));
          return reply.problem(429, 'tooManyFailures', { minutes: Math.ceil(result.remainingMs / 60_000) });
      }
    },
  );
}

function registerTokenCalls(server: FastifyInstance, { database, now }: UsersDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/checkAuth',
    {
      schema: {
        tags,
        operationId: 'checkToken',
        summary: 'Who the token is',
        security: [{ bearer: [] }],
        response: { 200: CheckedUser, ...problemResponses },
      },
    },
    async (request, reply) => {
      const user = await findRequestUser(database, request, now());
      if (!user) return reply.problem(401, 'notLoggedIn');
      return { authenticated: true as const, ...user };
    },
  );

  app.post(
    '/logout',
    {
      schema: {
        tags,
        operationId: 'logOut',
        summary: 'Log out: the token is good for nothing from now on',
        response: { 204: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (request.bearerToken !== undefined) await endSession(database, request.bearerToken);
      return reply.code(204).send();
    },
  );

  app.post(
    '/anonymous-token',
    {
      schema: {
        tags,
        operationId: 'createAnonymousToken',
        summary: 'A token for a visitor without an account; it opens nothing, and no call needs it',
        response: { 200: AnonymousToken, ...problemResponses },
      },
    },
    // No call accepts it, so it is neither stored nor signed.
    () => ({ token: newToken(), expiresAt: new Date(now().getTime() + ANONYMOUS_TOKEN_MS).toISOString() }),
  );
}

import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { isError } from '../errors/is-error.ts';

/** Log lines contain no query, body, header or address, so that no visitor can be identified. */
export function createLoggerOptions(level: Config['logLevel']): LoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions.url ?? stripQuery(request.url),
      }),
      err: (error: unknown) => describeError(error),
    },
  };
}

function stripQuery(url: string): string {
  return (url.split('?')[0] ?? '').slice(0, 200);
}

/** Type, code and stack of an error and its causes. Without the message, since a database's message quotes values. */
function describeError(error: unknown): object {
  if (!isError(error)) return { type: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    stack: frames.slice(0, 8).join('\n'),
    ...(isError(error.cause) && { cause: describeError(error.cause) }),
  };
}

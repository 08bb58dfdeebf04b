import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { isError } from './is-error.ts';

/** Log lines hold no query, body, header or address: nothing by which a visitor could be told. */
export function logging(level: Config['logLevel']): LoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions.url ?? withoutQuery(request.url),
      }),
      err: (error: unknown) => describeError(error),
    },
  };
}

function withoutQuery(url: string): string {
  return (url.split('?')[0] ?? '').slice(0, 200);
}

/** Type, code and place of an error and its causes; a database's message quotes values, so it is left out. */
function describeError(error: unknown): object {
  if (!isError(error)) return { type: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    stack: places.slice(0, 8).join('\n'),
    ...(isError(error.cause) && { cause: describeError(error.cause) }),
  };
}

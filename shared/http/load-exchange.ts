import type * as z from 'zod/mini';
import type { AnonymousToken } from '../contract/users.ts';
import type { RawResponse, RawRequest } from './exchange.ts';
import type { Reply, UploadRequest } from './http.ts';
import type { SendAttempt } from './upload.ts';

// One chunk holds axios and the parsing of answers: the first view of a page makes no call.

/** Sends one request. Undefined when no answer came. */
export async function exchangeLazily(request: RawRequest): Promise<RawResponse | undefined> {
  const loaded = await loadExchange();
  return loaded?.exchange(request);
}

/** Parses an answer; its request has loaded the chunk. Throws ContractError where a success does not fit the schema. */
export async function readReplyLazily<Schema extends z.ZodMiniType>(
  response: RawResponse,
  schema: Schema,
  url: string,
): Promise<Reply<z.output<Schema>>> {
  const { readReply } = await import(/* webpackChunkName: "http" */ './reply.ts');
  return readReply(response, schema, url);
}

/** Sends a file by `attempt`. */
export async function uploadLazily<Schema extends z.ZodMiniType>(
  attempt: SendAttempt,
  request: UploadRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const loaded = await import(/* webpackChunkName: "http" */ './upload.ts').catch(() => undefined);
  return loaded ? loaded.upload(attempt, request, schema) : { kind: 'unreachable' };
}

/** Requests a token for a visitor without an account; undefined when none was issued. Throws ContractError. */
export async function requestTokenLazily(apiBase: string): Promise<AnonymousToken | undefined> {
  const loaded = await import(/* webpackChunkName: "http" */ './tokens/request-token.ts').catch(
    () => undefined,
  );
  return loaded?.requestToken(apiBase);
}

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Loads the http chunk at the visitor's first interaction: who only looks at one page never downloads it. */
export function preloadHttp(): void {
  const preload = () => {
    for (const event of INTERACTION_EVENTS) removeEventListener(event, preload);
    void loadExchange();
  };
  for (const event of INTERACTION_EVENTS) addEventListener(event, preload, { passive: true });
}

/** A chunk that cannot be loaded counts as no answer; the next call loads it again. */
function loadExchange() {
  return import(/* webpackChunkName: "http" */ './exchange.ts').catch(() => undefined);
}

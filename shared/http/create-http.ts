import type * as z from 'zod/mini';
import type { Language } from '../contract/language.ts';
import { startDeadline, untilEnded } from './deadline.ts';
import type { Incoming } from './exchange.ts';
import {
  NoSuchThing,
  Unavailable,
  type Http,
  type HttpBase,
  type HttpRequest,
  type TokenSource,
} from './http.ts';
import { exchangeLazily, readReplyLazily } from './load-exchange.ts';
import { wait as waitFor } from './wait.ts';

export { warmHttp } from './load-exchange.ts';

const TIMEOUT_MS = 10_000;
const PART_TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = { least: 200, most: 600 };
const WORTH_ANOTHER_TRY: readonly number[] = [502, 503, 504];

/** What the calls of one page share. `wait` and `random` are given by tests. */
export interface HttpOptions {
  /** Addresses without a trailing slash; on the server absolute ones. */
  readonly bases: Readonly<Record<HttpBase, string>>;
  readonly language: Language;
  readonly token: TokenSource;
  /** Milliseconds for calls that do not say it themselves; 10,000 unless given. */
  readonly timeoutMs?: number;
  /** The same for calls of parts that a page can do without; 5,000 unless given. */
  readonly partTimeoutMs?: number;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly wait?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/** The way to the api, the content system and the payments, for browser and server alike. */
export function createHttp(options: HttpOptions): Http {
  return {
    read: (request, schema) => read(options, request, schema),
    send: (request, schema) => send(options, request, schema),
  };
}

async function read<Schema extends z.ZodMiniType>(
  options: HttpOptions,
  request: HttpRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const url = addressOf(options, request);
  const incoming = await withinDeadline(options, request, async (signal) => {
    const first = await attempt(options, request, signal);
    if (signal.aborted || (first && !WORTH_ANOTHER_TRY.includes(first.status))) return first;
    await untilEnded(pause(options), signal);
    return signal.aborted ? first : attempt(options, request, signal);
  });
  if (!incoming) throw new Unavailable(`${url} did not answer`);
  const reply = await readReplyLazily(incoming, schema, url);
  if (reply.kind === 'ok') return reply.data;
  if (incoming.status === 404) throw new NoSuchThing(url);
  throw new Unavailable(`${url} answered ${incoming.status}`);
}

async function send<Schema extends z.ZodMiniType>(
  options: HttpOptions,
  request: HttpRequest,
  schema: Schema,
) {
  const incoming = await withinDeadline(options, request, (signal) => attempt(options, request, signal));
  return incoming
    ? readReplyLazily(incoming, schema, addressOf(options, request))
    : ({ kind: 'unreachable' } as const);
}

/** Runs the work under the request's time limit, its retry included. Throws what the caller aborted with. */
async function withinDeadline(
  options: HttpOptions,
  { signal, forPart, timeoutMs }: HttpRequest,
  work: (signal: AbortSignal) => Promise<Incoming | undefined>,
): Promise<Incoming | undefined> {
  const usual = forPart ? (options.partTimeoutMs ?? PART_TIMEOUT_MS) : (options.timeoutMs ?? TIMEOUT_MS);
  const deadline = startDeadline(timeoutMs ?? usual, signal);
  try {
    return await work(deadline.signal);
  } finally {
    deadline.done();
    signal?.throwIfAborted();
  }
}

async function attempt(options: HttpOptions, request: HttpRequest, signal: AbortSignal) {
  const token = await untilEnded(options.token.token(), signal);
  if (signal.aborted) return undefined;
  return untilEnded(
    exchangeLazily({
      url: addressOf(options, request),
      method: request.method ?? 'GET',
      headers: {
        Accept: 'application/json, application/problem+json',
        'Accept-Language': options.language,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...options.headers,
        ...request.headers,
      },
      body: request.body,
      signal,
    }),
    signal,
  );
}

function addressOf({ bases }: HttpOptions, { base, path }: HttpRequest): string {
  return `${bases[base]}/${path.replace(/^\//, '')}`;
}

/** Jittered, so that many pages do not come back to a struggling server at the same moment. */
function pause({ wait = waitFor, random = Math.random }: HttpOptions): Promise<void> {
  return wait(RETRY_AFTER_MS.least + random() * (RETRY_AFTER_MS.most - RETRY_AFTER_MS.least));
}

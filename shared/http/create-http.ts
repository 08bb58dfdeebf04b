import type * as z from 'zod/mini';
import type { Language } from '../contract/languages.ts';
import { startDeadline, raceWithSignal } from './deadline.ts';
import { exchange, type RawResponse } from './exchange.ts';
import {
  NotFoundError,
  schemaFrom,
  UnavailableError,
  type Http,
  type HttpBase,
  type HttpRequest,
  type SchemaSource,
  type TokenSource,
} from './http.ts';
import { readReply } from './reply.ts';
import { upload } from './upload.ts';
import { wait as waitFor } from './wait.ts';

const TIMEOUT_MS = 10_000;
const OPTIONAL_TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = { min: 200, max: 600 };
const RETRYABLE_STATUSES: readonly number[] = [502, 503, 504];

/** What the calls of one page share. Only tests set `wait` and `random`. */
export interface HttpOptions {
  /** Addresses without a trailing slash; on the server absolute ones. */
  readonly bases: Readonly<Record<HttpBase, string>>;
  readonly language: Language;
  readonly token: TokenSource;
  /** Milliseconds for calls without a `timeoutMs`; 10,000 unless given. */
  readonly timeoutMs?: number;
  /** The same for optional calls; 5,000 unless given. */
  readonly optionalTimeoutMs?: number;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly wait?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/** Creates the HTTP client for the api, the content system and the payments, in the browser and on the server. */
export function createHttp(options: HttpOptions): Http {
  return {
    read: (request, schema) => read(options, request, schema),
    send: (request, schema) => send(options, request, schema),
    upload: (request, schema) => upload((...sent) => attemptWithToken(options, ...sent), request, schema),
  };
}

async function read<Schema extends z.ZodMiniType>(
  options: HttpOptions,
  request: HttpRequest,
  source: SchemaSource<Schema>,
): Promise<z.output<Schema>> {
  const url = urlOf(options, request);
  // While the request is under way. What it fails with is met below.
  const schema = schemaFrom(source);
  schema.catch(() => undefined);
  const response = await withinDeadline(options, request, async (signal) => {
    const tryOnce = () => attempt(options, request, options.token.held(), signal);
    const first = await tryOnce();
    if (signal.aborted || (first && !RETRYABLE_STATUSES.includes(first.status))) return first;
    await raceWithSignal(pause(options), signal);
    return signal.aborted ? first : tryOnce();
  });
  if (!response) throw new UnavailableError(`${url} did not answer`);
  const reply = readReply(response, await schema, url);
  if (reply.outcome === 'ok') return reply.data;
  if (response.status === 404) throw new NotFoundError(url);
  throw new UnavailableError(`${url} answered ${response.status}`);
}

async function send<Schema extends z.ZodMiniType>(
  options: HttpOptions,
  request: HttpRequest,
  schema: Schema,
) {
  const response = await withinDeadline(options, request, (signal) =>
    attemptWithToken(options, request, signal),
  );
  return response
    ? readReply(response, schema, urlOf(options, request))
    : ({ outcome: 'unreachable' } as const);
}

/** Runs the work, its retry included, within the request's time limit. Throws the caller's abort reason. */
async function withinDeadline(
  options: HttpOptions,
  { signal, optional, timeoutMs }: HttpRequest,
  work: (signal: AbortSignal) => Promise<RawResponse | undefined>,
): Promise<RawResponse | undefined> {
  const defaultMs = optional
    ? (options.optionalTimeoutMs ?? OPTIONAL_TIMEOUT_MS)
    : (options.timeoutMs ?? TIMEOUT_MS);
  const deadline = startDeadline(timeoutMs ?? defaultMs, signal);
  try {
    return await work(deadline.signal);
  } finally {
    deadline.clear();
    signal?.throwIfAborted();
  }
}

async function attemptWithToken(
  options: HttpOptions,
  request: HttpRequest,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
) {
  const token = await raceWithSignal(options.token.token(), signal);
  return signal.aborted ? undefined : attempt(options, request, token, signal, onProgress);
}

function attempt(
  options: HttpOptions,
  request: HttpRequest,
  token: string | undefined,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
) {
  return raceWithSignal(
    exchange({
      url: urlOf(options, request),
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
      onProgress,
    }),
    signal,
  );
}

function urlOf({ bases }: HttpOptions, { base, path }: HttpRequest): string {
  return `${bases[base]}/${path.replace(/^\//, '')}`;
}

/** Jittered, so that many pages do not retry on a struggling server at the same moment. */
function pause({ wait = waitFor, random = Math.random }: HttpOptions): Promise<void> {
  return wait(RETRY_AFTER_MS.min + random() * (RETRY_AFTER_MS.max - RETRY_AFTER_MS.min));
}

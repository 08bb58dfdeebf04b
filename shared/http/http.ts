import type * as z from 'zod/mini';
import type { Problem } from '../contract/problem.ts';

/** The three servers that a page calls; their addresses are configured. */
export type HttpBase = 'api' | 'content' | 'payments';

/** One call. `path` is relative to the base; `timeoutMs` defaults to 10,000 ms. */
export interface HttpRequest {
  readonly base: HttpBase;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** For a read that the page can do without: its time limit is 5,000 ms unless `timeoutMs` is given. */
  readonly optional?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One file, sent as multipart form data. `path` is relative to the base. */
export interface UploadRequest {
  readonly base: HttpBase;
  readonly path: string;
  /** The form field of the file. */
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly signal?: AbortSignal;
  /** Called with whole percents as bytes leave; 100 when all have left, before the answer. */
  readonly onProgress?: (percent: number) => void;
  /** Milliseconds without a byte leaving after which the upload ends; 30,000 unless given. */
  readonly idleTimeoutMs?: number;
  /** Milliseconds for the answer once all bytes have left; 120,000 unless given. */
  readonly answerTimeoutMs?: number;
}

/** A schema, or what loads it: a page that the server has rendered reads nothing at first, and needs none. */
export type SchemaSource<Schema extends z.ZodMiniType> = Schema | (() => Promise<Schema>);

/** How a call ended: with data, with an error status and its problem, or without an answer. */
export type Reply<Data> =
  | { readonly outcome: 'ok'; readonly data: Data }
  | { readonly outcome: 'refused'; readonly status: number; readonly problem: Problem }
  | { readonly outcome: 'unreachable' };

export interface Http {
  /** Reads something, with one retry and no wait for a token. Throws NotFoundError for a 404, UnavailableError for any other failure. */
  read<Schema extends z.ZodMiniType>(
    request: HttpRequest,
    schema: SchemaSource<Schema>,
  ): Promise<z.output<Schema>>;
  /** Sends something once, without a retry. Failures are returned, not thrown. */
  send<Schema extends z.ZodMiniType>(request: HttpRequest, schema: Schema): Promise<Reply<z.output<Schema>>>;
  /**
   * Sends a file once, as long as bytes leave: there is no limit on the whole time. Failures are returned; throws the
   * reason of an aborted `signal`.
   */
  upload<Schema extends z.ZodMiniType>(
    request: UploadRequest,
    schema: Schema,
  ): Promise<Reply<z.output<Schema>>>;
}

/** The server answered that there is no such thing. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** The read failed: no network, a timeout, or an error of the server. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** The message where the server has left a read out of its page: the browser makes it once the page is hydrated. */
export const LEFT_OUT = 'the server went without it';

/** The answer does not fit the contract's schema. This is our bug and goes to the error report. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * Reports why something could not be read that a page can do without. A server that cannot be reached, or has no such
 * thing, is not reported.
 */
export function reportUnexpected(error: unknown): void {
  if (error instanceof UnavailableError || error instanceof NotFoundError) return;
  // Node has no `reportError`. The gateway logs the errors that a rendering process prints.
  if ('reportError' in globalThis) reportError(error);
  else console.error(error);
}

/** Provides the bearer token of the next call; undefined where there is none. */
export interface TokenSource {
  /** The token that is there already, for a read: what is public is answered without one, so no page waits for it. */
  held(): string | undefined;
  /** The same, requested where none is held, for what is sent. */
  token(): Promise<string | undefined>;
}

/** The schema itself. */
export async function schemaFrom<Schema extends z.ZodMiniType>(
  source: SchemaSource<Schema>,
): Promise<Schema> {
  return typeof source === 'function' ? source() : source;
}

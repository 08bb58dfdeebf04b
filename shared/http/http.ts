import type * as z from 'zod/mini';
import type { Problem } from '../contract/problem.ts';

/** The three parties that a page calls; where each is comes from configuration. */
export type HttpBase = 'api' | 'content' | 'payments';

/** One call. `path` is relative to the base; `timeoutMs` defaults to 10,000 ms. */
export interface HttpRequest {
  readonly base: HttpBase;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** For what the page can do without: it is waited for less, 5,000 ms unless `timeoutMs` is given. */
  readonly forPart?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What may come back: the answer, a refusal with its reason, or nothing at all. */
export type Reply<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'refused'; readonly status: number; readonly problem: Problem }
  | { readonly kind: 'unreachable' };

export interface Http {
  /** Reads something, with one retry. Throws NoSuchThing for a 404 and Unavailable when it could not be had. */
  read<Schema extends z.ZodMiniType>(request: HttpRequest, schema: Schema): Promise<z.output<Schema>>;
  /** Sends something once, without a retry. What may happen comes back as a value. */
  send<Schema extends z.ZodMiniType>(request: HttpRequest, schema: Schema): Promise<Reply<z.output<Schema>>>;
}

/** The lookup was made and there is no such thing. */
export class NoSuchThing extends Error {
  override readonly name = 'NoSuchThing';
}

/** The lookup could not be made: no network, a time-out, or a server in trouble. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The answer came, and is not what the contract says: a fault of ours, for the error report. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
}

/** Gives the bearer token of the next call; undefined where none can be had. */
export interface TokenSource {
  token(): Promise<string | undefined>;
}

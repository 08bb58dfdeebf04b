import type * as z from 'zod/mini';
import { startDeadline } from './deadline.ts';
import type { RawResponse } from './exchange.ts';
import type { HttpRequest, Reply, UploadRequest } from './http.ts';
import { readReply } from './reply.ts';

const IDLE_TIMEOUT_MS = 30_000;
/** What has left may still wait in the phone and the network: 500 KB at 50 kbit/s take 80 s. */
const ANSWER_TIMEOUT_MS = 120_000;

/** Sends a request with its token; `onProgress` gets the share of the body that has left, 0 to 1. */
export type SendAttempt = (
  request: HttpRequest,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<RawResponse | undefined>;

/** Sends a file once, as long as bytes leave. Throws the reason of an aborted signal. */
export async function upload<Schema extends z.ZodMiniType>(
  attempt: SendAttempt,
  {
    base,
    path,
    field,
    file,
    fileName,
    signal,
    onProgress,
    idleTimeoutMs = IDLE_TIMEOUT_MS,
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
  }: UploadRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const body = new FormData();
  body.append(field, file, fileName);
  const idle = startDeadline(idleTimeoutMs, signal);
  const reportProgress = (share: number) => {
    idle.restart(share < 1 ? idleTimeoutMs : answerTimeoutMs);
    onProgress?.(Math.floor(share * 100));
  };
  try {
    const response = await attempt({ base, path, method: 'POST', body }, idle.signal, reportProgress);
    return response ? readReply(response, schema, path) : { outcome: 'unreachable' };
  } finally {
    idle.clear();
    signal?.throwIfAborted();
  }
}

import { parseJson } from '@trust/shared/files/read-file';
import type * as z from 'zod/mini';
import type { ProviderReply } from '../card-provider.ts';

export type RazorpayClientSettings = {
  keyId: string;
  keySecret: string;
  /** Replaces the address of the provider's API: the sandbox's. */
  apiUrl?: string | undefined;
  timeoutMs?: number | undefined;
};

/** A call of the API: `path` below `/v1`. With a `body` it is a POST, otherwise a GET. */
type RazorpayCall = { path: string; query?: Record<string, string>; body?: object };

/** Calls the API once and parses the answer's body. Throws where the provider answers in a form that is not known. */
export type RazorpayClient = <Schema extends z.ZodMiniType>(
  schema: Schema,
  call: RazorpayCall,
) => Promise<ProviderReply<z.output<Schema>>>;

const API_URL = 'https://api.razorpay.com';
const TIMEOUT_MS = 10_000;

/** Creates the client of Razorpay's REST API. It never repeats a call, since the first one may have moved money. */
export function createRazorpayClient(settings: RazorpayClientSettings): RazorpayClient {
  const { keyId, keySecret, apiUrl = API_URL, timeoutMs = TIMEOUT_MS } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (schema, { path, query, body }) => {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const answer = await readAnswer(`${apiUrl.replace(/\/$/, '')}/v1${path}${search}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer) return { outcome: 'unreachable' };
    const { status, text } = answer;
    if (status >= 400 && status < 500) return { outcome: 'refused' };
    if (status < 200 || status >= 300) return { outcome: 'unreachable' };
    const json = parseJson(text);
    // An unreadable answer must be reported as an error, not taken for a bad network. Its text must not get into the log.
    return { outcome: 'answered', value: schema.parse(json.outcome === 'parsed' ? json.value : undefined) };
  };
}

/** The whole answer; undefined when none came in time. */
async function readAnswer(
  url: string,
  request: RequestInit,
): Promise<{ status: number; text: string } | undefined> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

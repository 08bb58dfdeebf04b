import axios, { isAxiosError } from 'axios';

/** A call as it goes out: complete address, complete headers. */
export interface Outgoing {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

/** What came back, whatever its status; `text` is the body as it was sent. */
export interface Incoming {
  readonly status: number;
  readonly text: string;
}

const client = axios.create({
  // Statuses and bodies are judged by the caller, which knows what the contract says of them.
  validateStatus: () => true,
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  withXSRFToken: false,
  ...(typeof window === 'undefined' ? { adapter: 'fetch' as const } : {}),
});

/** Makes one exchange with a server. Undefined when no answer came: no network, or the signal ended it. */
export async function exchange({
  url,
  method,
  headers,
  body,
  signal,
}: Outgoing): Promise<Incoming | undefined> {
  try {
    const { status, data } = await client.request<unknown>({ url, method, headers, data: body, signal });
    return { status, text: typeof data === 'string' ? data : '' };
  } catch (error) {
    if (isAxiosError(error)) return undefined;
    throw error;
  }
}

import axios, { isAxiosError } from 'axios';

/** A request as it is sent: complete address, complete headers. */
export interface RawRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** Called with the share of the body that has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** An answer of any status; `text` is its unparsed body. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
}

const client = axios.create({
  // The caller checks statuses and bodies: it knows the contract.
  validateStatus: () => true,
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  withXSRFToken: false,
  ...(typeof window === 'undefined' ? { adapter: 'fetch' as const } : {}),
});

/** Sends one request. Undefined when no answer came: no network, or the signal aborted. */
export async function exchange({
  url,
  method,
  headers,
  body,
  signal,
  onProgress,
}: RawRequest): Promise<RawResponse | undefined> {
  try {
    const { status, data } = await client.request<unknown>({
      url,
      method,
      headers,
      data: body,
      signal,
      ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
    });
    return { status, text: typeof data === 'string' ? data : '' };
  } catch (error) {
    if (isAxiosError(error)) return undefined;
    throw error;
  }
}

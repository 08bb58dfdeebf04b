import { originsOf } from '@trust/shared/releases/bundle-process/origins';
import type { ApiCall, CallAnswer } from '@trust/shared/releases/bundle-process/messages';

/** Calls under way of one process: 16 renderings with some reads each. */
const MOST_OPEN = 256;
const LONGEST_MS = 15_000;
/** The largest answer that is passed on, in characters. */
const LARGEST_ANSWER = 5_000_000;

/** The calls that one process makes through the gateway, where the platform denies it the network. */
export interface ApiCalls {
  /** Lets calls reach the servers that a task's request names. */
  allow(request: unknown): void;
  /** Makes a call. One too many, or one that leads elsewhere, is answered as by a server that cannot be reached. */
  start(call: ApiCall): void;
  abort(call: number): void;
  abortAll(): void;
}

export function createApiCalls(answer: (call: number, answer: CallAnswer | null) => void): ApiCalls {
  const origins = new Set<string>();
  const open = new Map<number, AbortController>();
  return {
    allow(request) {
      for (const origin of originsOf(request)) origins.add(origin);
    },
    start(asked) {
      const { call, url } = asked;
      const isAllowed = URL.canParse(url) && origins.has(new URL(url).origin);
      if (!isAllowed || open.size >= MOST_OPEN || open.has(call)) return answer(call, null);
      const controller = new AbortController();
      open.set(call, controller);
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(LONGEST_MS)]);
      void callApi(asked, signal)
        .catch(() => null)
        .then((found) => {
          // The number may be that of another call by now.
          if (open.get(call) !== controller) return;
          open.delete(call);
          answer(call, found);
        });
    },
    abort(call) {
      open.get(call)?.abort();
      open.delete(call);
    },
    abortAll() {
      for (const controller of open.values()) controller.abort();
      open.clear();
    },
  };
}

async function callApi({ url, method, headers, body }: ApiCall, signal: AbortSignal): Promise<CallAnswer> {
  const response = await fetch(url, {
    method,
    headers: headers.map(([...pair]) => pair),
    body: body ?? null,
    // It may lead elsewhere.
    redirect: 'manual',
    signal,
  });
  const { status } = response;
  return { status, headers: [...response.headers], body: await readText(response) };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_ANSWER) throw new Error('The answer is too large.');
  }
  return text + decoder.decode();
}

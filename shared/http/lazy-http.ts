import { raceWithSignal, startDeadline } from './deadline.ts';
import { UnavailableError, type Http, type HttpRequest } from './http.ts';

/** How long the code may take to come, in ms, where a request names no limit. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * An HTTP client whose code comes by `load` with its first call: a first view makes none. Code that cannot be loaded is
 * answered like a server that cannot be reached; the next call loads it again.
 */
export function createLazyHttp(load: () => Promise<Http>): Http {
  return {
    async read(request, source) {
      // The schema loads beside the code. What it fails with is met by the client.
      if (typeof source === 'function') source().catch(() => undefined);
      const http = await loadInTime(load, request);
      if (!http) throw new UnavailableError(`The code that reads ${request.path} did not load`);
      return http.read(request, source);
    },
    async send(request, schema) {
      const http = await loadInTime(load, request);
      return http ? http.send(request, schema) : { outcome: 'unreachable' };
    },
    async upload(request, schema) {
      const http = await loadInTime(load, request);
      return http ? http.upload(request, schema) : { outcome: 'unreachable' };
    },
  };
}

/** Undefined when the code does not come within the request's time limit. Throws the reason of an aborted signal. */
async function loadInTime(
  load: () => Promise<Http>,
  { signal, timeoutMs = LOAD_TIMEOUT_MS }: Pick<HttpRequest, 'signal' | 'timeoutMs'>,
): Promise<Http | undefined> {
  const deadline = startDeadline(timeoutMs, signal);
  const unloaded = () => undefined;
  const http = await raceWithSignal(load().catch(unloaded), deadline.signal).finally(deadline.clear);
  signal?.throwIfAborted();
  return http;
}

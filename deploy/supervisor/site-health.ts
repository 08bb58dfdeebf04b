import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@trust/shared/contract/problem';
import * as z from 'zod/mini';

const READY_TIMEOUT_MS = 60_000;
const List = z.array(z.unknown());

/** Waits until the site is ready. On timeout it throws with the names of what is missing. */
export async function waitUntilReady(
  url: string,
  signal: AbortSignal,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let missing = 'it does not answer';
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    const answer = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    const { data: problem } = Problem.safeParse(await answer?.json().catch(() => undefined));
    if (problem?.errors) missing = `not ready: ${problem.errors.map(({ field }) => field).join(', ')}`;
    await wait(100, undefined, { signal });
  }
  throw new Error(`The site at ${url} is not ready after ${timeoutMs / 1000} s: ${missing}`);
}

/** Whether the api has any content yet. */
export async function hasContent(apiUrl: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(`${apiUrl}/api/project/get-category-list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal,
  });
  if (!answer.ok) throw new Error(`The api could not say whether it holds content (${answer.status})`);
  return List.parse(await answer.json()).length > 0;
}

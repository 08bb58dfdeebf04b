import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';

const READY_WITHIN_MS = 60_000;
const Readiness = z.object({ failing: z.array(z.string()) });
const List = z.array(z.unknown());

/** Waits until the site says that it can serve. Throws, naming what is missing, when that takes too long. */
export async function untilReady(url: string, signal: AbortSignal, within = READY_WITHIN_MS): Promise<void> {
  const deadline = Date.now() + within;
  let missing = 'it does not answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const answer = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    const body = Readiness.safeParse(await answer?.json().catch(() => undefined));
    if (body.success) missing = `not ready: ${body.data.failing.join(', ')}`;
    await wait(100, undefined, { signal });
  }
  throw new Error(`The site at ${url} is not ready after ${within / 1000} s: ${missing}`);
}

/** Whether the api holds any content yet. */
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

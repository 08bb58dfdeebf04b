import { setTimeout as pause } from 'node:timers/promises';
import { createOrder, type Post } from '../../site/donor.ts';
import { postJson } from '../../site/post.ts';

/** A page and an order that take longer than this count as none, in ms. */
const ANSWER_MS = 10_000;
const GIVEN_UP_MS = 300_000;

/**
 * Waits until a page is shown and a donation gets as far as the provider's order, which takes gateway, api, database and
 * sandbox; returns the seconds. Rejects after five minutes.
 */
export async function waitUntilBack(url: string, prefix: string): Promise<number> {
  const since = performance.now();
  while (!(await isBack(url, prefix).catch(() => false))) {
    if (performance.now() - since > GIVEN_UP_MS) throw new Error('The site did not come back');
    await pause(50);
  }
  return (performance.now() - since) / 1_000;
}

async function isBack(url: string, prefix: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const page = await fetch(`${url}/`, { signal });
  const post: Post = async (path, body) => {
    const answer = await postJson(`${url}${path}`, body, signal);
    return answer.ok ? answer.json() : undefined;
  };
  return page.ok && (await createOrder(post, { prefix })) !== undefined;
}

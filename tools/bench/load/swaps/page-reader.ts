import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchAnswer, type FullAnswer } from '../ask.ts';
import type { AnswerCounts } from '../mixed/answer-counts.ts';

const PAGES = [
  '/',
  '/projects',
  '/payments/home',
  '/payments/1076',
  '/payments-mobile/home',
  '/application',
  '/account',
];
const NAMED_FILE = /\/releases\/[a-z-]+\/[0-9a-f.-]+\/(?:browser|standalone)\/[\w.-]+/g;
/** A browser's connections to one server. */
const CONNECTIONS = 6;
/** Between a reader's pages, in ms. */
const PAUSE_MS = 250;

/**
 * Reads pages at the gateways in turn, every other one at an address that nobody has asked for before, and then each file
 * that the page names, from any of the gateways: a balancer in front of them may send it anywhere.
 */
export async function readPagesUntil(
  stopped: AbortSignal,
  gateways: readonly URL[],
  counts: AnswerCounts,
): Promise<void> {
  const start = randomInt(1_000_000);
  for (let count = start; !stopped.aborted; count += 1) {
    const path = `${PAGES[count % PAGES.length] ?? '/'}?lang=${count % 3 === 0 ? 'ml' : 'en'}`;
    const site = gateways[count % gateways.length];
    if (site) await readWithFiles(site, count % 2 === 0 ? `${path}&visit=${count}` : path, gateways, counts);
    await sleep(PAUSE_MS);
  }
}

async function readWithFiles(
  site: URL,
  path: string,
  gateways: readonly URL[],
  counts: AnswerCounts,
): Promise<void> {
  const page = await get(site, path);
  counts.add('pages', `${site.host}${path}`, page, page.status === 200);
  if (page.status === 200 && !page.body.includes('<h1')) counts.addUnrendered();
  const files = [...new Set(page.body.match(NAMED_FILE))];
  if (page.status === 200 && files.length === 0) counts.fail(`${path} names no file of a release`);
  const connection = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const server = gateways[randomInt(gateways.length)] ?? site;
      const answer = await get(server, file);
      counts.add(
        'files',
        `${server.host}${file} of ${path}`,
        answer,
        answer.status === 200 && answer.body !== '',
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

function get(site: URL, path: string): Promise<FullAnswer> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return fetchAnswer(site, { method: 'GET', path }, address);
}

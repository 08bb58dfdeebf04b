import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globalAgent, request, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { median } from '../figures.ts';
import { ask, type Call } from './ask.ts';

/**
 * Usage: tsx tools/bench/load/pages-beside-bare.ts [/ /projects] --url http://localhost:8080 [--seconds 5] [--rounds 3]
 * Pages, or the files of releases at the named paths, a second on 50 connections, beside a bare Fastify with the same bytes and
 * headers: medians of rounds in turn.
 * Ends with 1 when a page is answered less than 0.7 times as often.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const PAGES = ['/', '/projects', '/project/1076', '/payments/1001', '/application'];
const paths = positionals.length > 0 ? positionals : PAGES;
const CONNECTIONS = 50;
const LEAST_SHARE = 0.7;
const seconds = Number(values.seconds);
const site = new URL(values.url);
globalAgent.maxSockets = CONNECTIONS;
globalAgent.maxFreeSockets = CONNECTIONS;

const bare = await serveBare(await Promise.all(paths.map(fetchPage)));
let isQuick = true;
for (const path of paths) {
  const rates: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rates.site.push(await countPages(site, path));
    rates.bare.push(await countPages(bare.url, path));
  }
  const [own, others] = [median(rates.site), median(rates.bare)];
  isQuick &&= own >= others * LEAST_SHARE;
  console.log(
    `${path}: ${own.toFixed(0)} pages a second, ${others.toFixed(0)} bare: ${(own / others).toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`,
  );
}
bare.end();
process.exitCode = isQuick ? 0 : 1;

async function fetchPage(path: string) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, site), { headers }, resolve).once('error', reject).end();
  });
  const { date: _, connection: __, 'keep-alive': ___, ...own } = answer.headers;
  if (answer.statusCode !== 200 || own['content-encoding'] !== 'br')
    throw new Error(`${path} was answered ${answer.statusCode}, ${own['content-encoding']}.`);
  return { path, headers: own, body: (await buffer(answer)).toString('base64') };
}

async function serveBare(pages: readonly object[]): Promise<{ url: URL; end(): void }> {
  const server = fork(join(import.meta.dirname, 'bare/bare-server.ts'), { execArgv: ['--import', 'tsx'] });
  server.send(pages);
  const [address] = z.tuple([z.string()]).parse((await once(server, 'message')).slice(0, 1));
  return { url: new URL(address), end: () => void server.kill() };
}

async function countPages(server: URL, path: string): Promise<number> {
  const call: Call = { method: 'GET', path };
  const from = performance.now();
  let pages = 0;
  const visitor = async () => {
    while (performance.now() < from + seconds * 1_000) {
      const status = await ask(server, call, '10.0.0.7');
      if (status !== 200) throw new Error(`${new URL(path, server).href} was answered ${status}.`);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return (pages * 1_000) / (performance.now() - from);
}

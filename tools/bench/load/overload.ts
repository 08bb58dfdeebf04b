import { globalAgent } from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../figures.ts';
import { ask, type Call } from './ask.ts';

/**
 * Usage: tsx tools/bench/load/overload.ts --url http://localhost:8080 [--seconds 15]
 * What 50, 200 and 500 connections are answered, and as many with addresses that nobody asked for before; then three
 * times as many calls as the site can answer, on 500 connections that are open already, and how soon it is as quick as
 * before. Ends with 1 when less than 80 % of the peak is answered then, or p99 is over two seconds. The load takes its share
 * of the machine: start the site with `taskset -c 0` and this with `taskset -c 1`, and each has a core of its own.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    seconds: { type: 'string', default: '15' },
  },
});
const site = new URL(values.url);
const seconds = Number(values.seconds);
const CONNECTIONS = [50, 200, 500];
const CALLS: readonly Call[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/projects' },
  { method: 'GET', path: '/project/1076' },
  { method: 'GET', path: '/payments/home' },
  { method: 'POST', path: '/api/project/get-stats', body: '{}' },
];
/** The visitors' connections, which stay open between their calls. */
globalAgent.maxSockets = 500;
globalAgent.maxFreeSockets = 500;
/** A visitor who was refused comes again after this time, in ms. */
const PAUSE_MS = 1_000;
const LEAST_SHARE = 0.8;
const LONGEST_P99_MS = 2_000;
const LONGEST_RECOVERY_MS = 5_000;

interface Answers {
  /** Milliseconds of the calls that were answered with 200. */
  readonly good: number[];
  /** How many of them were for pages. */
  pages: number;
  /** Milliseconds of the calls that were answered with 503. */
  readonly refused: number[];
  failed: number;
}

const newAnswers = (): Answers => ({ good: [], pages: 0, refused: [], failed: 0 });
const chooseCall = (number: number): Call => CALLS[number % CALLS.length] ?? { method: 'GET', path: '/' };
const chooseNewAddress = (number: number): Call => {
  const call = chooseCall(number);
  return call.method === 'POST' ? call : { ...call, path: `${call.path}?x=${process.pid}-${number}` };
};
const addressOf = (number: number) => `10.${number % 199}.${Math.floor(number / 199) % 250}.7`;

async function callOnce(call: Call, number: number, answers: Answers): Promise<boolean> {
  const from = performance.now();
  const status = await ask(site, call, addressOf(number));
  const took = performance.now() - from;
  if (status === 200) {
    answers.good.push(took);
    if (call.method === 'GET') answers.pages += 1;
  } else if (status === 503) answers.refused.push(took);
  else answers.failed += 1;
  return status === 200;
}

/** So many visitors at once, each with one call after the other. */
async function crowd(connections: number, choose: (number: number) => Call): Promise<Answers> {
  const answers = newAnswers();
  const end = performance.now() + seconds * 1_000;
  let calls = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      calls += 1;
      const isAnswered = await callOnce(choose(calls), calls, answers);
      if (!isAnswered) await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return answers;
}

/** Calls that come at a rate, whatever becomes of those before. */
async function flood(perSecond: number): Promise<Answers> {
  const answers = newAnswers();
  const from = performance.now();
  const open: Promise<boolean>[] = [];
  while (performance.now() - from < seconds * 1_000) {
    const due = Math.floor(((performance.now() - from) / 1_000) * perSecond);
    while (open.length < due) open.push(callOnce(chooseCall(open.length), open.length, answers));
    await sleep(5);
  }
  await Promise.all(open);
  return answers;
}

/** Opens all connections, a few at a time. */
async function openConnections(): Promise<void> {
  for (let open = 20; open <= globalAgent.maxSockets; open += 20) {
    await Promise.all(
      Array.from({ length: open }, (_, number) => callOnce(chooseCall(number), number, newAnswers())),
    );
  }
}

function report(what: string, { good, pages, refused, failed }: Answers): void {
  const figures = [
    `${(good.length / seconds).toFixed(0)} a second (${(pages / seconds).toFixed(0)} pages)`,
    `p50 ${percentile(good, 0.5).toFixed(0)} ms`,
    `p99 ${percentile(good, 0.99).toFixed(0)} ms`,
    `${refused.length} refused (p99 ${percentile(refused, 0.99).toFixed(0)} ms)`,
    `${failed} failed`,
  ];
  console.log(`${what}: ${figures.join(', ')}`);
}

/** Until ten calls in a row take no longer than before, in ms. */
async function recover(normalMs: number): Promise<number> {
  const from = performance.now();
  let inARow = 0;
  for (let number = 0; inARow < 10; number += 1) {
    const answers = newAnswers();
    await callOnce(chooseCall(number), number, answers);
    inARow = (answers.good[0] ?? Infinity) <= normalMs * 2 ? inARow + 1 : 0;
  }
  return performance.now() - from;
}

await crowd(5, chooseCall);
const quiet = await crowd(1, chooseCall);
const normalMs = percentile(quiet.good, 0.99);
report('1 connection', quiet);
let peak = 0;
for (const connections of CONNECTIONS) {
  const answers = await crowd(connections, chooseCall);
  peak = Math.max(peak, answers.good.length / seconds);
  report(`${connections} connections`, answers);
}
report('50 connections, new query strings', await crowd(50, chooseNewAddress));
await openConnections();
const flooded = await flood(peak * 3);
report(`three times the peak of ${peak.toFixed(0)} a second`, flooded);
const recoveryMs = await recover(normalMs);
const share = flooded.good.length / seconds / peak;
console.log(
  `${(share * 100).toFixed(0)} % of the peak; as before after ${(recoveryMs / 1_000).toFixed(1)} s`,
);
const holds =
  share >= LEAST_SHARE &&
  percentile(flooded.good, 0.99) <= LONGEST_P99_MS &&
  recoveryMs <= LONGEST_RECOVERY_MS;
process.exitCode = holds ? 0 : 1;

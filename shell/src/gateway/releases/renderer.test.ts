/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { createRenderer, type Renderer } from './renderer.ts';

/** A worker whose requests say how it behaves. */
const WORKER = `
export default async ({ request }) => {
  if (request === 'wait') await new Promise((resolve) => setTimeout(resolve, 1e9));
  if (request === 'loop') for (;;);
  if (request === 'throw') throw new Error('no');
  return request;
};`;
/** Enough for a thread to start on a busy machine, in ms. */
const BUDGET_MS = 20_000;
let folder: string;
let renderer: Renderer;
let now: number;
beforeEach(async () => {
  now = 0;
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  const file = join(folder, 'worker.mjs');
  await writeFile(file, WORKER);
  renderer = createRenderer(
    file,
    2,
    () => undefined,
    100,
    () => now,
  );
});
afterEach(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

const create = (killAfterMs: number) =>
  createRenderer(
    join(folder, 'worker.mjs'),
    2,
    () => undefined,
    killAfterMs,
    () => now,
  );
const run = (what: 'render' | 'read', module: ModuleName, request: string, budgetMs = BUDGET_MS) =>
  renderer.run({ module, file: `${module}/server.cjs`, what, request }, budgetMs);
const render = run.bind(undefined, 'render');
const read = run.bind(undefined, 'read');

test('renders that wait hold no other back, neither of the same module nor of another', async () => {
  renderer = create(60_000);
  const waiting = [1, 2, 3, 4].map(() => render('mf-donations', 'wait', 30).catch(() => 'late'));
  await expect(render('mf-donations', 'page')).resolves.toBe('page');
  await expect(render('mf-content', 'page')).resolves.toBe('page');
  await expect(Promise.all(waiting)).resolves.toEqual(['late', 'late', 'late', 'late']);
});

test('endless loops hold no other module back, and their module renders again once its threads are replaced', async () => {
  const loops = [1, 2].map(() => render('mf-donations', 'loop', 30).catch(() => 'late'));
  await expect(render('mf-content', 'page')).resolves.toBe('page');
  await Promise.all(loops);
  await expect(
    (async () => {
      for (;;) {
        const html = await render('mf-donations', 'page', 1_000).catch(() => undefined);
        now += 20_000;
        if (html !== undefined) return html;
      }
    })(),
  ).resolves.toBe('page');
});

test('a release that fails five times is left to the browser for ten seconds; others are rendered', async () => {
  for (const request of Array<string>(5).fill('throw'))
    await expect(render('mf-donations', request)).rejects.toThrow('no');
  await expect(render('mf-donations', 'page')).rejects.toThrow('failed too often');
  await expect(render('mf-content', 'page')).resolves.toBe('page');
  now = 10_000;
  await expect(render('mf-donations', 'page')).resolves.toBe('page');
});

test('renders beyond those that may wait are refused at once, and are no failures of the release', async () => {
  renderer = create(60_000);
  const refusals: string[] = [];
  while (refusals.length < 10) {
    render('mf-donations', 'wait').catch((error: Error) => refusals.push(error.message));
    await new Promise(setImmediate);
  }
  expect(new Set(refusals)).toEqual(new Set(['Too many renderings of mf-donations are waiting.']));
});

test('failures far apart stop nothing', async () => {
  for (const at of [0, 1, 2, 3, 4]) {
    now = at * 10_000;
    await expect(render('mf-donations', 'throw')).rejects.toThrow('no');
  }
  await expect(render('mf-donations', 'page')).resolves.toBe('page');
});

test('with half of the room for what waits taken, no more data are read, and pages are still rendered', async () => {
  renderer = create(60_000);
  const refusals: string[] = [];
  while (refusals.length === 0) {
    read('mf-content', 'wait').catch((error: Error) => refusals.push(error.message));
    await new Promise(setImmediate);
  }
  render('mf-content', 'wait').catch((error: Error) => refusals.push(error.message));
  await new Promise(setImmediate);
  expect(refusals).toEqual(['Too many renderings of mf-content are waiting.']);
});

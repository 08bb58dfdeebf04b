/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { loadProgram } from '@trust/shared/releases/bundle-process/load-program';
import { layHostileGround } from '@trust/shared/releases/bundle-process/testing/hostile-ways';
import { integrityOf } from '@trust/shared/releases/integrity';
import { createRenderer, type Renderer } from './renderer.ts';

/** A bundle whose requests say how it behaves. */
const BUNDLE = `
module.exports = {
  contract: 2,
  module: 'mf-any',
  read: (request) => module.exports.render(request),
  async render(request) {
    if (request === 'wait') await new Promise((resolve) => setTimeout(resolve, 1e9));
    if (request === 'loop') for (;;);
    if (request === 'throw') throw new Error('no');
    if (request === 'exit') process.exit(3);
    if (request === 'fail') setTimeout(() => { throw new Error('outside') });
    if (request === 'print') for (let n = 0; n < 100; n += 1) console.error('a name', new Error('printed ' + n));
    if (request?.bases) return (await fetch(request.bases.api + '/ping')).text();
    return request;
  },
};`;
/** Enough for a process to start on a busy machine, in ms. */
const BUDGET_MS = 20_000;
let folder: string;
let renderer: Renderer;
let now: number;
let errors: string[];
beforeEach(async () => {
  now = 0;
  errors = [];
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  renderer = await create(100);
});
afterEach(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

const create = async (killAfterMs: number) =>
  createRenderer({
    program: await loadProgram(),
    processes: 2,
    onError: (error) => errors.push((error as Error).message),
    killAfterMs,
    now: () => now,
  });
const replace = async (killAfterMs: number) => {
  await renderer.close();
  renderer = await create(killAfterMs);
};
const run = async (
  what: 'render' | 'read' | 'parcel',
  module: ModuleName,
  request: unknown,
  budgetMs = BUDGET_MS,
  code = BUNDLE,
) => {
  const file = join(folder, `${module}.cjs`);
  if (!existsSync(file)) writeFileSync(file, code);
  return renderer.run({ module, file, integrity: integrityOf(code), what, request }, budgetMs);
};
const render = run.bind(undefined, 'render');
const read = run.bind(undefined, 'read');
const renderParcel = run.bind(undefined, 'parcel');

test('renders that wait hold no other back, neither of the same module nor of another', async () => {
  await replace(60_000);
  const waiting = [1, 2, 3, 4].map(() => render('mf-donations', 'wait', 30).catch(() => 'late'));
  await expect(render('mf-donations', 'page')).resolves.toBe('page');
  await expect(render('mf-content', 'page')).resolves.toBe('page');
  await expect(Promise.all(waiting)).resolves.toEqual(['late', 'late', 'late', 'late']);
});

test('endless loops hold no other module back, and their module renders again once its processes are replaced', async () => {
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

test('pages are rendered of a release whose parcels fail, as those do that another module asks for and that are not there', async () => {
  for (const request of Array<string>(6).fill('no such parcel'))
    await expect(renderParcel('mf-donations', request)).rejects.toThrow();
  await expect(render('mf-donations', 'page')).resolves.toBe('page');
});

test('renders beyond those that may wait are refused at once, and are no failures of the release', async () => {
  await replace(60_000);
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
  await replace(60_000);
  const refusals: string[] = [];
  while (refusals.length === 0) {
    read('mf-content', 'wait').catch((error: Error) => refusals.push(error.message));
    await new Promise(setImmediate);
  }
  render('mf-content', 'wait').catch((error: Error) => refusals.push(error.message));
  await new Promise(setImmediate);
  expect(refusals).toEqual(['Too many renderings of mf-content are waiting.']);
});

test('a hostile bundle reaches nothing as it renders', async () => {
  const ground = await layHostileGround();
  await expect(render('mf-auth', 'page', BUDGET_MS, ground.bundle)).resolves.toEqual([]);
  await ground.clear();
});

test('a bundle that was changed after its release was activated does not run', async () => {
  await writeFile(join(folder, 'mf-auth.cjs'), `${BUNDLE} `);
  await expect(render('mf-auth', 'page')).rejects.toThrow('is not what was published');
  await writeFile(join(folder, 'mf-auth.cjs'), BUNDLE);
  await expect(render('mf-auth', 'page')).resolves.toBe('page');
});

test('a bundle that could not be read once is rendered when it can be', async () => {
  const task = { module: 'mf-auth', file: join(folder, 'late.cjs'), integrity: integrityOf(BUNDLE) } as const;
  const asked = { ...task, what: 'render', request: 'page' } as const;
  await expect(renderer.run(asked, BUDGET_MS)).rejects.toThrow('ENOENT');
  await writeFile(task.file, BUNDLE);
  await expect(renderer.run(asked, BUDGET_MS)).resolves.toBe('page');
});

test('an older bundle that cannot read alone does not fail by it', async () => {
  const older = `Object.assign(exports, { contract: 2, module: 'mf-auth', render: async () => 'page' });`;
  await expect(read('mf-auth', 'page', BUDGET_MS, older)).resolves.toBeNull();
});

test('a process that ends costs its own renderings, and the next one is of a new process', async () => {
  await render('mf-content', 'page');
  await expect(render('mf-donations', 'exit')).rejects.toThrow('it ended its process with code 3');
  await expect(render('mf-content', 'page')).resolves.toBe('page');
  await expect(render('mf-donations', 'page')).resolves.toBe('page');
});

test('an error outside a rendering is reported, and a new process renders', async () => {
  await render('mf-donations', 'fail');
  while (errors.length === 0) await new Promise(setImmediate);
  expect(errors).toEqual(['outside']);
  await expect(render('mf-donations', 'page')).resolves.toBe('page');
});

test('of what a bundle prints, a few errors are reported and nothing else', async () => {
  await render('mf-donations', 'print');
  expect(errors).toEqual(Array.from({ length: 10 }, (_, index) => `printed ${index}`));
});

test('a bundle calls the servers that its request names', async () => {
  const server = createServer((_request, response) => response.end('pong')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(render('mf-donations', { bases: { api } })).resolves.toBe('pong');
  server.closeAllConnections();
  server.close();
});

test('what is under way when the renderer is closed is rejected', async () => {
  await replace(60_000);
  await render('mf-donations', 'page');
  const hanging = render('mf-donations', 'loop').catch((error: Error) => error.message);
  await renderer.close();
  await expect(hanging).resolves.toContain('ended');
});

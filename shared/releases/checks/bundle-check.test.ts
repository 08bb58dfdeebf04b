/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KIT_CONTRACT } from '../../contract/pages/kit-contract.ts';
import { layHostileGround } from '../bundle-process/testing/hostile-ways.ts';
import { smokeTest } from './bundle-check.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'bundle-'))));
afterEach(() => rm(folder, { recursive: true }));

async function bundle(code: string): Promise<string> {
  const file = join(folder, 'render.js');
  await writeFile(file, code);
  return file;
}

/** What hangs is ended sooner than by default; whatever else a busy machine may do at its own speed. In ms. */
const SHORT = { loadMs: 2_000, renderMs: 1_000 };
const budgetsFor = (reason: string) => (reason.includes('did not') ? { budgets: SHORT } : {});
const good = `module.exports = { contract: ${KIT_CONTRACT}, module: 'mf-auth', render: async (asked) => ({ asked }) };`;

test.each([
  ['another module', good.replace('mf-auth', 'mf-content'), 'it is mf-content'],
  ['another contract', good.replace(`contract: ${KIT_CONTRACT}`, 'contract: 99'), 'it speaks contract 99'],
  ['code that throws', 'throw new Error("no")', 'no'],
  ['nothing', '', 'contract'],
  ['a loop', 'for (;;) {}', 'did not load within'],
  ['code that ends its process', 'process.exit(3)', 'ended its process with code 3'],
  ['another package', `require('zod'); ${good}`, 'may not load zod'],
])('a release whose bundle is %s is not activated', async (_what, code, reason) => {
  const result = await smokeTest(await bundle(code), 'mf-auth', [KIT_CONTRACT], budgetsFor(reason));
  expect(result).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(reason) });
});

/** A bundle whose second sample page is rendered by the code. */
const sampled = (code: string) => `${good}
  module.exports.samples = async () => [
    { path: '/', language: 'en', status: 200 },
    { path: '/account', language: 'ml', status: 200 },
  ];
  module.exports.renderSample = async ({ path }) => {
    if (path === '/account') { ${code} }
    return { status: 200, html: '<h1>It is here</h1>' };
  };`;

test.each([
  ['throws', 'throw new Error("no such text")', 'no such text'],
  ['fails', 'return { status: 503, html: "" }', '/account (ml): its status is 503, not 200'],
  ['is too large', 'return { status: 200, html: "x".repeat(1e6) }', '/account (ml): it has 1000000 bytes'],
  ['never ends', 'return new Promise(() => setInterval(() => 0, 1000))', '/account (ml): it did not render'],
  ['loops', 'for (;;) {}', '/account (ml): it did not render within 1000 ms'],
  ['ends its process', 'process.exit(4)', '/account (ml): it ended its process with code 4'],
])('a release of which one sample page %s is not activated', async (_what, code, reason) => {
  const result = await smokeTest(await bundle(sampled(code)), 'mf-auth', [KIT_CONTRACT], budgetsFor(reason));
  expect(result).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(reason) });
});

test('a release whose sample pages never end is not activated', async () => {
  const endless = `${good}
    module.exports.samples = async () => ({ *[Symbol.iterator]() { for (;;) yield { path: '/', language: 'en', status: 200 }; } });
    module.exports.renderSample = () =>
      new Promise((resolve) => setImmediate(resolve, { status: 200, html: '' }));`;
  await expect(smokeTest(await bundle(endless), 'mf-auth')).resolves.toEqual({
    outcome: 'failed',
    reason: expect.stringContaining('it went on after 500 steps'),
  });
});

test('a release that renders its sample pages is activated', async () => {
  await expect(smokeTest(await bundle(sampled('')), 'mf-auth')).resolves.toEqual({ outcome: 'passed' });
});

/** Scripts as pages load them: the entry, and one that it needs. */
const scripts = async (entry: string, exposed = 'self.webpackChunkmf_auth.push([["exposed"], {}]);') => {
  await writeFile(join(folder, 'remote.js'), entry);
  await writeFile(join(folder, 'exposed.js'), exposed);
  return { folder, files: ['remote.js', 'exposed.js'] };
};
const CONTAINER =
  'var mf_auth; (() => { self.webpackChunkmf_auth = self.webpackChunkmf_auth || []; mf_auth = { get() {}, init() {} }; })();';

test.each([
  ['throws at its first line', `throw new Error('no such chunk'); ${CONTAINER}`, 'remote.js: no such chunk'],
  ['is none', `${CONTAINER} ]`, 'remote.js: Unexpected token'],
  [
    'needs what Node alone has',
    `if (process.env.X) run(); ${CONTAINER}`,
    'remote.js: process is not defined',
  ],
  ['never ends', `for (;;) {} ${CONTAINER}`, 'did not run in a browser within'],
  ['throws nothing that is an error', 'throw null;', 'remote.js: null'],
])('a release whose browser script %s is not activated', async (_what, entry, reason) => {
  const browser = await scripts(entry);
  const asked = { browser, ...budgetsFor(reason) };
  const result = await smokeTest(await bundle(good), 'mf-auth', [KIT_CONTRACT], asked);
  expect(result).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(reason) });
});

test('a release of which a later script throws as it is loaded is not activated', async () => {
  const browser = await scripts(CONTAINER, 'undefined.push([["exposed"], {}]);');
  const result = await smokeTest(await bundle(good), 'mf-auth', [KIT_CONTRACT], { browser });
  expect(result).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('exposed.js: Cannot read'),
  });
});

test('scripts that ask for what browsers have are activated, whatever it is', async () => {
  const asks = `
    const seen = new IntersectionObserver(() => 0); seen.observe(document.body.firstChild);
    for (const link of document.querySelectorAll('a')) link.remove();
    if (window.matchMedia('(width > 1px)').matches) location.href = new URL('/x', document.baseURI).href;
    document.head.append(document.createElement('style')); addEventListener('click', () => 0);
    if (document.currentScript.tagName !== 'SCRIPT' || !document.currentScript.src) throw new Error('no address');`;
  const browser = await scripts(`${asks} ${CONTAINER}`);
  const result = await smokeTest(await bundle(good), 'mf-auth', [KIT_CONTRACT], { browser });
  expect(result).toEqual({ outcome: 'passed' });
});

test('a good bundle passes the smoke test', async () => {
  await expect(smokeTest(await bundle(good), 'mf-auth')).resolves.toEqual({ outcome: 'passed' });
});

test('new code reaches nothing outside its process', async () => {
  const ground = await layHostileGround();
  await expect(smokeTest(await bundle(ground.bundle), 'mf-auth')).resolves.toEqual({ outcome: 'passed' });
  await ground.clear();
});

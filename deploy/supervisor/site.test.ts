import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Settings } from './settings.ts';
import { settingsOf } from './testing/settings-of.ts';
import { runSite, type SiteDeps } from './site.ts';
import { BROKEN, SILENT, stubDeps } from './testing/stub-deps.ts';

let dataDir: string;
let url: string;
let environment: NodeJS.ProcessEnv;
let deps: SiteDeps;
let messages: string[];
let sites: { end: () => void; ended: Promise<0 | 1> }[];
let listeners: (() => void)[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  environment = { ...process.env, PORT: port, DATA_DIR: dataDir, CONTENT_DIR: '/some/content' };
  deps = stubDeps();
  messages = [];
  sites = [];
  listeners = [];
});
afterEach(async () => {
  for (const site of sites) site.end();
  await Promise.all(sites.map(({ ended }) => ended));
  await rm(dataDir, { recursive: true });
});

function start() {
  const graceful = new AbortController();
  const immediate = new AbortController();
  const record = (text: string) => {
    messages.push(text);
    for (const listener of listeners) listener();
  };
  const ended = runSite(
    settings(),
    environment,
    deps,
    { info: record, error: record },
    {
      graceful: graceful.signal,
      immediate: immediate.signal,
    },
  );
  const site = { end: () => graceful.abort(), endAtOnce: () => immediate.abort(), ended };
  sites.push(site);
  return site;
}

function settings(): Settings {
  return settingsOf(environment);
}

/** Resolves when the site has logged a matching message. */
function waitForMessage(pattern: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const listen = () => {
      if (messages.some((text) => pattern.test(text))) resolve();
    };
    listeners.push(listen);
    listen();
  });
}

test('the first start brings up every part in order, imports content, and says where the site is', async () => {
  start();
  await waitForMessage(/^Ready/);
  expect(messages.map((text) => text.replace(/ \(\d+\.\d s\)$/, ''))).toEqual([
    'Servers built',
    'Releases ready',
    'database ready',
    'sandbox ready',
    'api ready',
    'Content of /some/content imported',
    'gateway ready',
    `Ready: ${url}`,
  ]);
  expect(await readFile(join(dataDir, 'imported'), 'utf8')).toBe('/some/content');
});

test('a remote that is served alone is announced with the address of its screens', async () => {
  environment = { ...environment, ALONE: 'mf-donations' };
  start();
  await waitForMessage(/^The screens/);
  expect(messages.at(-1)).toBe(`The screens of mf-donations: ${url}/screens`);
});

test('a data folder whose restore was broken off is not started on', async () => {
  await writeFile(join(dataDir, 'restore-unfinished'), '');
  await expect(start().ended).resolves.toBe(1);
  expect(messages).toEqual([expect.stringMatching(/restore into .* was broken off\. Run it again/)]);
});

test('a data folder that cannot be written ends the start at once, with one message', async () => {
  await rm(dataDir, { recursive: true });
  await writeFile(dataDir, '');
  await expect(start().ended).resolves.toBe(1);
  expect(messages).toEqual([expect.stringMatching(/cannot write its data folder .* Move the file away/)]);
});

test('a start over content that is there imports nothing', async () => {
  await writeFile(join(dataDir, 'imported'), 'earlier');
  start();
  await waitForMessage(/^Ready/);
  expect(messages.join()).not.toContain('imported');
  expect(await readFile(join(dataDir, 'imported'), 'utf8')).toBe('earlier');
});

test('content that cannot be imported ends the start and names the log', async () => {
  environment.CONTENT_DIR = '/some/bad';
  await expect(start().ended).resolves.toBe(1);
  expect(messages.at(-1)).toMatch(/\/some\/bad could not be imported; see .*import\.log/);
});

test('a database of our own is used and none is started', async () => {
  environment.DATABASE_URL = 'postgresql://elsewhere';
  start();
  await waitForMessage(/^Ready/);
  expect(messages.join()).not.toContain('database ready');
  const gateway: unknown = await (await fetch(`${url}/environment`)).json();
  expect(JSON.stringify(gateway)).not.toContain('postgresql://elsewhere');
});

test.each([
  ['off', []],
  ['on', ['sandbox']],
])('with the sandbox %s, %j is built and started besides the site', async (switched, expected) => {
  environment.PAYMENTS_SANDBOX = switched;
  const built: string[] = [];
  deps.buildSandbox = async () => void built.push('sandbox');
  start();
  await waitForMessage(/^Ready/);
  expect(built).toEqual(expected);
  expect(messages.filter((text) => text.startsWith('sandbox ready'))).toHaveLength(expected.length);
});

test('a child that ends by itself is started again, and the console says so', async () => {
  start();
  await waitForMessage(/^Ready/);
  await fetch(`${url}/die`).catch(() => undefined);
  await waitForMessage(/^gateway ended unexpectedly \(exit code 3\); starting it again in 0.001 s$/);
  await waitForMessage(/^gateway is running again$/);
  await expect(fetch(`${url}/readyz`)).resolves.toMatchObject({ ok: true });
});

test('an error of a child is told on the console and kept in its log', async () => {
  const site = start();
  await waitForMessage(/^Ready/);
  await fetch(`${url}/complain`);
  await waitForMessage(/^gateway: no ink$/);
  site.end();
  await site.ended;
  expect(await readFile(join(dataDir, 'logs/gateway.log'), 'utf8')).toContain('no ink');
});

test('a child that cannot start is given up with its own words, and everything else is ended', async () => {
  deps.scripts.gateway = BROKEN;
  await expect(start().ended).resolves.toBe(1);
  expect(messages.filter((text) => text.startsWith('gateway ended'))).toHaveLength(4);
  expect(messages.at(-1)).toMatch(
    /^gateway does not start \(exit code 1, 5 times\)\. It says: the disk is full\n/,
  );
  expect(messages.at(-1)).toContain(join(dataDir, 'logs/gateway.log'));
});

test('a child that never gets ready is ended and given up too', async () => {
  deps.scripts.database = SILENT;
  deps.timeouts.readyMs = 300;
  deps.timeouts.maxFailedStarts = 2;
  await expect(start().ended).resolves.toBe(1);
  expect(messages.at(-1)).toMatch(/^database does not start \(ended by SIGKILL, 2 times\)/);
});

test('a child that does not want to end is ended after a while', async () => {
  deps.timeouts.endMs = 50;
  const site = start();
  await waitForMessage(/^Ready/);
  await fetch(`${url}/turn-deaf`);
  site.end();
  await expect(site.ended).resolves.toBe(0);
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
});

test('a second wish to end is granted at once', async () => {
  deps.timeouts.endMs = 1_000_000;
  const site = start();
  await waitForMessage(/^Ready/);
  await fetch(`${url}/turn-deaf`);
  site.end();
  site.endAtOnce();
  await expect(site.ended).resolves.toBe(0);
});

test('a site that is asked to end while it builds starts nothing more', async () => {
  let building: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (building = resolve));
  deps.prepareReleases = (signal) => {
    building();
    return once(signal, 'abort').then(() => undefined);
  };
  const site = start();
  await begun;
  site.end();
  await expect(site.ended).resolves.toBe(0);
  expect(existsSync(join(dataDir, 'logs/database.log'))).toBe(false);
  expect(messages).toEqual([expect.stringMatching(/^Servers built/), 'Stopping…']);
});

test('a build that fails ends the start with its reason', async () => {
  deps.prepareReleases = () => Promise.reject(new Error('mf-auth could not be released'));
  await expect(start().ended).resolves.toBe(1);
  expect(messages.at(-1)).toBe('mf-auth could not be released');
});

test('a port in use is said before anything is built or started', async () => {
  const other = createServer().listen(Number(environment.PORT), '127.0.0.1');
  await once(other, 'listening');
  await expect(start().ended).resolves.toBe(1);
  expect(messages).toEqual([
    expect.stringMatching(/^Port \d+ is in use by another program\..* PORT=\d+ npm start$/),
  ]);
  expect(other.listening).toBe(true);
  other.close();
  await once(other, 'close');
});

test('a second start on the same data is refused, and the first goes on', async () => {
  start();
  await waitForMessage(/^Ready/);
  environment = { ...environment, PORT: String(await freePort()) };
  await expect(start().ended).resolves.toBe(1);
  expect(messages.at(-1)).toContain(
    `The site is already running on ${dataDir}: ${url} (process ${process.pid})`,
  );
  await expect(fetch(`${url}/readyz`)).resolves.toMatchObject({ ok: true });
});

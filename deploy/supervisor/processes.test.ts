import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { freePort } from './free-port.ts';

let dataDir: string;
let supervisors: ChildProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  supervisors = [];
});
afterEach(async () => {
  // Ends what a failed test has left running; the children end with their supervisor.
  for (const supervisor of supervisors) supervisor.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const SCRIPT = join(import.meta.dirname, 'testing/stub-site.ts');

/** Runs the supervisor itself, or a shell command that runs it, as npm would. */
function stubSite(port: number, shellCommand?: string) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), CONTENT_DIR: 'none' };
  const [program, ...args] =
    shellCommand === undefined ? [process.execPath, '--import', 'tsx', SCRIPT] : ['sh', '-c', shellCommand];
  const supervisor = spawn(program ?? '', args, {
    env: { ...env, npm_lifecycle_event: shellCommand === undefined ? undefined : 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  supervisors.push(supervisor);
  return supervisor;
}

/** Starts a supervisor over stub children and opens a connection to each of its two servers. */
async function runningSite(shellCommand?: string) {
  const port = await freePort();
  const supervisor = stubSite(port, shellCommand);
  const url = `http://localhost:${port}`;
  for await (const line of createInterface({ input: supervisor.stdout })) {
    if (line.startsWith('Ready')) break;
  }
  supervisor.stdout.resume();
  const answer: unknown = await (await fetch(`${url}/environment`)).json();
  const { API_URL } = z.object({ API_URL: z.string() }).parse(answer);
  const connections = await Promise.all([connected(port), connected(Number(new URL(API_URL).port))]);
  return { supervisor, url, childrenGone: Promise.all(connections.map((socket) => once(socket, 'close'))) };
}

test('a second start on the same data says where the site runs, ends with 1, and disturbs nothing', async () => {
  const { supervisor, url, childrenGone } = await runningSite();
  const second = stubSite(await freePort());
  const errorOutput = text(second.stderr);
  await expect(once(second, 'exit')).resolves.toEqual([1, null]);
  await expect(errorOutput).resolves.toContain(
    `already running on ${dataDir}: ${url} (process ${supervisor.pid})`,
  );
  await expect(fetch(`${url}/readyz`)).resolves.toMatchObject({ ok: true });
  supervisor.kill('SIGTERM');
  await childrenGone;
});

async function connected(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends every child and then the site',
  async (signal) => {
    const { supervisor, childrenGone } = await runningSite();
    supervisor.kill(signal);
    await childrenGone;
    await expect(once(supervisor, 'exit')).resolves.toEqual([0, null]);
  },
);

test('when npm is ended the site ends too, although a shell stands between them', async () => {
  const { supervisor, childrenGone } = await runningSite(
    `"${process.execPath}" --import tsx "${SCRIPT}"; true`,
  );
  supervisor.kill('SIGTERM');
  await childrenGone;
});

test('when the supervisor is killed its children end by themselves, and a new start is welcome', async () => {
  const { supervisor, childrenGone } = await runningSite();
  supervisor.kill('SIGKILL');
  await childrenGone;
  const next = await runningSite();
  next.supervisor.kill('SIGTERM');
  await next.childrenGone;
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../deploy/supervisor/free-port.ts';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { NO_LIMITS } from './no-limits.ts';

const SCRIPTS = {
  api: 'api/dist/server.mjs',
  gateway: 'shell/dist/gateway.mjs',
  database: 'api/dist/embedded-database.mjs',
  sandbox: 'api/sandbox/dist/sandbox.mjs',
};
const READY_TIMEOUT_MS = 120_000;

/** The whole site, as `npm start` runs it. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  /** The process that runs all others. */
  readonly supervisorPid: number;
  /** Rejects when it does not run. */
  findPid(target: keyof typeof SCRIPTS): Promise<number>;
  /** Kills one of its processes with SIGKILL. Rejects when it does not run. */
  kill(target: keyof typeof SCRIPTS): Promise<void>;
  /** Ends it as a power cut does: stops all its processes at once, runs `whileStopped`, and kills them. */
  cutOff(whileStopped: () => Promise<void>): Promise<void>;
  /** Rejects on timeout. */
  waitUntilReady(): Promise<void>;
  stop(): Promise<void>;
}

/** A site that may still be starting. */
export interface LaunchedSite extends RunningSite {
  /** Rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves when its supervisor has ended, however it did. */
  readonly ended: Promise<unknown>;
}

/** Starts the site on a folder, with further variables, and waits until it is ready. */
export async function startSite(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const site = launchSite(dataDir, await freePort(), environment);
  await site.ready;
  return site;
}

/** Starts the site on a folder and a port, with further variables. */
export function launchSite(dataDir: string, port: number, environment: NodeJS.ProcessEnv = {}): LaunchedSite {
  const supervisor = spawn(process.execPath, [join(root, 'deploy/start.mjs')], {
    cwd: root,
    env: {
      ...environment,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...NO_LIMITS,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(supervisor, 'close');
  const url = `http://localhost:${port}`;
  const isReady = new Promise<void>((resolve) => {
    createInterface({ input: supervisor.stdout }).on('line', (line) => {
      if (line.startsWith('Ready:')) resolve();
    });
  });
  const ready = Promise.race([
    isReady,
    ended.then(() => {
      throw new Error('The site ended before it was ready');
    }),
  ]);
  const supervisorPid = supervisor.pid ?? 0;
  const findPid = (target: keyof typeof SCRIPTS) => findProcess(supervisorPid, SCRIPTS[target]);
  return {
    url,
    dataDir,
    ready,
    ended,
    supervisorPid,
    findPid,
    async kill(target) {
      process.kill(await findPid(target), 'SIGKILL');
    },
    async cutOff(whileStopped) {
      // The supervisor first, so that it starts nothing again.
      process.kill(supervisorPid, 'SIGSTOP');
      const processes = [supervisorPid, ...(await listDescendants(supervisorPid))];
      for (const one of processes) signalIfRunning(one, 'SIGSTOP');
      await whileStopped();
      for (const one of processes) signalIfRunning(one, 'SIGKILL');
      await ended;
    },
    waitUntilReady: () => waitUntilReady(url),
    async stop() {
      supervisor.kill('SIGINT');
      await ended;
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < READY_TIMEOUT_MS; await pause(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('The site did not get ready again');
}

/** The id of the descendant process that runs a script. */
async function findProcess(ancestor: number, script: string): Promise<number> {
  for (const pid of await listDescendants(ancestor)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(script)) return pid;
  }
  throw new Error(`No process of the site runs ${script}`);
}

async function listDescendants(ancestor: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const parents = new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => {
        const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
        return [pid, parent] as const;
      }),
  );
  const isUnder = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === ancestor || isUnder(parent));
  };
  return [...parents.keys()].filter(isUnder);
}

function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

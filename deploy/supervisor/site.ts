import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from '../releases/folder-lock.ts';
import { freePort } from '../checks/free-port.ts';
import { apiUrl, childEnvironments } from './child-environment.ts';
import { childGroup, type ChildGroup, type Voice } from './child-group.ts';
import type { Patience } from './kept-child.ts';
import { whyNotListen } from './listen-check.ts';
import { runOnce } from './run-once.ts';
import type { Settings } from './settings.ts';
import { hasContent, untilReady } from './site-health.ts';

/** What the site is made of; a test puts its own in. */
export type Parts = {
  /** The built scripts. */
  scripts: { database: string; sandbox: string; api: string; import: string; gateway: string };
  buildServers: () => Promise<void>;
  prepareReleases: (signal: AbortSignal) => Promise<void>;
  patience: Patience;
};

/** Asks the site to end: `politely` lets requests finish, `atOnce` does not. */
export type EndSignals = { politely: AbortSignal; atOnce: AbortSignal };

/** Starts everything, keeps it running until it is asked to end, ends it. Answers the exit code. */
export async function runSite(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  parts: Parts,
  voice: Voice,
  end: EndSignals,
): Promise<0 | 1> {
  const lock = await takeLock('site', settings.dataDir, `${settings.localUrl} (process ${process.pid})`);
  if (!lock.held) {
    voice.complain(
      `The site is already running on ${settings.dataDir}: ${lock.holder}. ` +
        'Stop that one, or choose another folder: DATA_DIR=… npm start',
    );
    return 1;
  }
  const group = childGroup(join(settings.dataDir, 'logs'), parts.patience, voice);
  end.atOnce.addEventListener('abort', () => group.killAll());
  try {
    const starting = startEverything(settings, environment, parts, group, voice, end.politely);
    await Promise.race([starting, group.failure, asked(end.politely)]);
    await Promise.race([group.failure, asked(end.politely)]);
    voice.say('Stopping…');
    return 0;
  } catch (error) {
    if (end.politely.aborted) return 0;
    voice.complain(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await group.stopAll();
    await lock.release();
  }
}

async function startEverything(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  parts: Parts,
  group: ChildGroup,
  voice: Voice,
  signal: AbortSignal,
): Promise<void> {
  const step = stepTeller(voice, signal);
  const obstacle = await whyNotListen(settings.port, settings.host);
  if (obstacle !== undefined) throw new Error(obstacle);
  await mkdir(join(settings.dataDir, 'logs'), { recursive: true });

  await step('Servers built', parts.buildServers);
  await step('Releases ready', () => parts.prepareReleases(signal));

  const apiPort = await freePort();
  const sandboxPort = await freePort();
  const { scripts } = parts;
  const environments = childEnvironments(settings, { api: apiPort, sandbox: sandboxPort }, environment);
  let databaseUrl = settings.databaseUrl ?? '';
  if (settings.databaseUrl === undefined) {
    const plan = { name: 'database', script: scripts.database, environment: environments.database };
    const { url } = await step('database ready', () => group.start(plan));
    if (url === undefined) throw new Error('The database does not say where it listens');
    databaseUrl = url;
  }
  if (settings.sandbox) {
    const plan = { name: 'sandbox', script: scripts.sandbox, environment: environments.sandbox };
    await step('payment sandbox ready', () => group.start(plan));
  }
  const api = { name: 'api', script: scripts.api, environment: () => environments.api(databaseUrl) };
  await step('api ready', () => group.start(api));

  const { contentDir } = settings;
  if (contentDir !== undefined && !(await hasContent(apiUrl(apiPort), signal))) {
    const log = join(settings.dataDir, 'logs/import.log');
    const env = environments.import(databaseUrl);
    await step(`Content of ${contentDir} imported`, async () => {
      const code = await runOnce(scripts.import, [contentDir], env, log, signal);
      if (code !== 0)
        throw new Error(`${contentDir} could not be imported; see ${log}. CONTENT_DIR=none starts without`);
    });
  }

  const gateway = { name: 'gateway', script: scripts.gateway, environment: environments.gateway };
  await step('gateway ready', () => group.start(gateway));
  await untilReady(settings.localUrl, signal);
  voice.say(`Ready: ${settings.localUrl}`);
}

/** Runs one step of the start and says how long it took; none is begun once the site was asked to end. */
function stepTeller(voice: Voice, signal: AbortSignal) {
  return async <T>(done: string, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const begun = performance.now();
    const result = await work();
    signal.throwIfAborted();
    voice.say(`${done} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return result;
  };
}

function asked(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

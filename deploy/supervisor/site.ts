import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { onceAborted } from '@trust/shared/commands/once-aborted';
import { SCREENS_PATH } from '@trust/shared/contract/pages/paths';
import { acquireLock } from '@trust/shared/files/folder-lock';
import { restoreMarkerPath } from '@trust/shared/files/restore-marker';
import { freePort } from './free-port.ts';
import { apiUrl, childEnvironments } from './child/child-environment.ts';
import { createChildGroup, type ChildGroup, type Logger } from './child/child-group.ts';
import type { Timeouts } from './child/supervised-child.ts';
import { findFolderError } from './data-folder.ts';
import { findListenError } from './listen-check.ts';
import { runOnce } from './run-once.ts';
import type { Settings } from './settings.ts';
import { hasContent, waitUntilReady } from './site-health.ts';

/** The site's scripts and steps; tests replace them. */
export type SiteDeps = {
  scripts: { database: string; sandbox: string; api: string; import: string; gateway: string };
  buildServers: () => Promise<void>;
  /** Called only where payments go to the sandbox. */
  buildSandbox: () => Promise<void>;
  prepareReleases: (signal: AbortSignal) => Promise<void>;
  timeouts: Timeouts;
};

/** Stops the site: `graceful` lets requests finish, `immediate` does not. */
export type EndSignals = { graceful: AbortSignal; immediate: AbortSignal };

/** Runs the whole site until it is asked to end; returns the exit code. */
export async function runSite(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  deps: SiteDeps,
  logger: Logger,
  end: EndSignals,
): Promise<0 | 1> {
  const folderError = await findFolderError(settings.dataDir);
  if (folderError !== undefined) {
    logger.error(folderError);
    return 1;
  }
  const lock = await acquireLock('site', settings.dataDir, `${settings.localUrl} (process ${process.pid})`);
  if (lock.outcome === 'in-use') {
    logger.error(
      `The site is already running on ${settings.dataDir}: ${lock.holder}. ` +
        'Stop that one, or choose another folder: DATA_DIR=… npm start',
    );
    return 1;
  }
  if (existsSync(restoreMarkerPath(settings.dataDir))) {
    logger.error(
      `A restore into ${settings.dataDir} was broken off. Run it again: npm run restore -- FOLDER`,
    );
    await lock.release();
    return 1;
  }
  const group = createChildGroup(join(settings.dataDir, 'logs'), deps.timeouts, logger);
  end.immediate.addEventListener('abort', () => group.killAll());
  try {
    const starting = startEverything(settings, environment, deps, group, logger, end.graceful);
    await Promise.race([starting, group.failure, onceAborted(end.graceful)]);
    await Promise.race([group.failure, onceAborted(end.graceful)]);
    logger.info('Stopping…');
    return 0;
  } catch (error) {
    if (end.graceful.aborted) return 0;
    logger.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await group.stopAll();
    await lock.release();
  }
}

async function startEverything(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  deps: SiteDeps,
  group: ChildGroup,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const step = createStepLogger(logger, signal);
  const listenError = await findListenError(settings.port, settings.host);
  if (listenError !== undefined) throw new Error(listenError);
  await mkdir(join(settings.dataDir, 'logs'), { recursive: true });

  await step('Servers built', async () => {
    await Promise.all([deps.buildServers(), ...(settings.sandbox ? [deps.buildSandbox()] : [])]);
  });
  await step('Releases ready', () => deps.prepareReleases(signal));

  const apiPort = await freePort();
  const sandboxPort = await freePort();
  const mailPort = await freePort();
  const { scripts } = deps;
  const ports = { api: apiPort, sandbox: sandboxPort, mail: mailPort };
  const environments = childEnvironments(settings, ports, environment);
  let databaseUrl = settings.databaseUrl ?? '';
  if (settings.databaseUrl === undefined) {
    const plan = { name: 'database', script: scripts.database, environment: environments.database };
    const { url } = await step('database ready', () => group.start(plan));
    if (url === undefined) throw new Error('The database does not say where it listens');
    databaseUrl = url;
  }
  if (settings.sandbox) {
    const plan = { name: 'sandbox', script: scripts.sandbox, environment: environments.sandbox };
    await step('sandbox ready', () => group.start(plan));
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
  await waitUntilReady(settings.localUrl, signal);
  logger.info(`Ready: ${settings.localUrl}`);
  if (settings.alone !== undefined)
    logger.info(`The screens of ${settings.alone}: ${settings.localUrl}${SCREENS_PATH}`);
}

/** Runs one step of the start and logs its duration. Throws instead when the site was asked to end. */
function createStepLogger(logger: Logger, signal: AbortSignal) {
  return async <T>(done: string, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const result = await work();
    signal.throwIfAborted();
    logger.info(`${done} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  };
}

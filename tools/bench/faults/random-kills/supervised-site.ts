import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../../deploy/supervisor/free-port.ts';
import { endProgram } from '../../../checks/processes.ts';
import { createPostgresFiles } from '../../../checks/postgres.ts';
import { root } from '../../../../deploy/releases/storage/storage-folder.ts';
import { launchSite } from '../../site/running-site.ts';
import { superviseService, type SupervisedService } from './supervised-service.ts';

/** What is killed: `database` is the embedded one's process, or PostgreSQL's first. */
export const RANDOM_TARGETS = ['gateway', 'api', 'database', 'sandbox', 'supervisor'] as const;
export type RandomTarget = (typeof RANDOM_TARGETS)[number];

/** A site, and perhaps its PostgreSQL, that are run as services. */
export interface SupervisedSite {
  readonly url: string;
  /** DATABASE_URL where there is a PostgreSQL. */
  readonly environment: NodeJS.ProcessEnv;
  /** Kills with SIGKILL; false when the target is not running. */
  kill(target: RandomTarget): Promise<boolean>;
  stop(): Promise<void>;
}

/** Runs the site on a folder, with a PostgreSQL when a place for that is given. Resolves before it is ready. */
export async function superviseSite(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
  postgresIn: string | undefined,
): Promise<SupervisedSite> {
  const pauseMs = await readRestartMs();
  const postgres = postgresIn === undefined ? undefined : await supervisePostgres(postgresIn, pauseMs);
  const database = postgres ? { DATABASE_URL: postgres.url } : {};
  const port = await freePort();
  const site = superviseService(() => {
    const launched = launchSite(dataDir, port, { ...environment, ...database });
    // It is asked whether it is ready; a failed start is followed by another.
    launched.ready.catch(() => undefined);
    return launched;
  }, pauseMs);
  return {
    url: site.current().url,
    environment: database,
    async kill(target) {
      if (target === 'database' && postgres) return postgres.kill();
      // With the supervisor the service's other processes are killed.
      if (target === 'supervisor')
        return site
          .current()
          .cutOff(() => Promise.resolve())
          .then(isDone, isNotDone);
      return site.current().kill(target).then(isDone, isNotDone);
    },
    async stop() {
      await site.stop((current) => current.stop());
      await postgres?.stop();
    },
  };
}

const isDone = () => true;
const isNotDone = () => false;

/** How long the shipped service waits before it starts again, in ms. */
async function readRestartMs(): Promise<number> {
  const unit = await readFile(join(root, 'deploy/trust-site.service'), 'utf8');
  const [, seconds] = /^RestartSec=(\d+)$/m.exec(unit) ?? [];
  if (seconds === undefined) throw new Error('The service does not say when it starts again');
  return Number(seconds) * 1_000;
}

/** Runs a PostgreSQL that acknowledges only what is written, as it does unless told otherwise. */
async function supervisePostgres(place: string, pauseMs: number) {
  const files = await createPostgresFiles(place);
  if (!files) throw new Error('This machine has no PostgreSQL');
  const service: SupervisedService<{
    server: ReturnType<typeof files.run>['server'];
    ended: Promise<unknown>;
  }> = superviseService(() => {
    const { server, whenReady } = files.run();
    whenReady().catch(() => undefined);
    return { server, ended: new Promise((resolve) => server.once('close', resolve)) };
  }, pauseMs);
  return {
    url: files.url,
    kill: () => service.current().server.kill('SIGKILL'),
    async stop() {
      await service.stop(({ server }) => endProgram(server));
      await files.remove();
    },
  };
}

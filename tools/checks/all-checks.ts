import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTES, type RemoteName } from '@trust/shared/contract/pages/remotes';
import type { Check, CheckResult } from './check.ts';
import { provideHeadlessChromium } from './chromium.ts';
import { freePort } from '../../deploy/supervisor/free-port.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { startOnce, runJourneys, runNpmScript, runUnitTests } from './runners.ts';

/** The remotes whose unit tests take longest. */
const LONG: readonly RemoteName[] = ['mf-content', 'mf-donations'];

/**
 * All checks: the build, which others need, then those for one core with the longest first, so that neither core idles
 * at their end, then those for both. `scratch` is a folder for their files.
 */
export function listChecks(scratch: string): Check[] {
  const report = (name: string) => join(scratch, `${name}.json`);
  const releases = { DATA_DIR: join(scratch, 'build'), RELEASES_DIR: join(scratch, 'releases') };
  // Every site of the journeys begins with a copy of this one's data.
  const firstSite = join(scratch, 'first-site');
  const chromium = memoise(provideHeadlessChromium);

  const unitTestCheck = (workspace: string): Check => ({
    name: `jest:${workspace}`,
    cores: 1,
    run: () => runUnitTests(workspace, report(`jest-${workspace}`)),
  });
  const journeyCheck = (workspace: string, cores: 1 | 2): Check => ({
    name: `e2e:${workspace}`,
    cores,
    needs: 'first-start',
    install: chromium,
    run: async () => {
      const browser = await chromium();
      if (!browser)
        return { outcome: 'ran', passed: 0, failed: 1, output: 'No Chromium here, and none to be had.' };
      const dataDir = join(scratch, `site-of-${workspace}`);
      await cp(firstSite, dataDir, { recursive: true });
      const env = {
        ...releases,
        DATA_DIR: dataDir,
        E2E_PORT: String(await freePort()),
        // One more than cores: a journey often waits for a slow network that it plays.
        E2E_WORKERS: String(cores + 1),
        CHROMIUM_PATH: browser,
      };
      return runJourneys(workspace, report(`e2e-${workspace}`), env);
    },
  });

  return [
    {
      name: 'build',
      cores: 1,
      run: () => runNpmScript('release', ['publish', 'all', '--promote'], releases),
    },
    {
      name: 'jest:api:embedded',
      cores: 1,
      run: () => runUnitTests('api', report('api-embedded'), { TEST_DATABASE_URL: undefined }),
    },
    {
      name: 'first-start',
      cores: 1,
      needs: 'build',
      run: async () => startOnce({ ...releases, DATA_DIR: firstSite, PORT: String(await freePort()) }),
    },
    {
      name: 'jest:api:postgres',
      cores: 1,
      install: async () => process.env['TEST_DATABASE_URL'] ?? (await findPostgres()),
      run: () => runApiOnPostgres(report('api-postgres')),
    },
    unitTestCheck('deploy'),
    unitTestCheck('tools'),
    ...REMOTES.map((remote) => journeyCheck(remote, 1)),
    { name: 'lint', cores: 1, run: () => runNpmScript('check:lint') },
    { name: 'browsers', cores: 1, needs: 'build', run: () => runNpmScript('check:browsers', [], releases) },
    { name: 'recipes', cores: 1, run: () => runNpmScript('check:recipes') },
    { name: 'types', cores: 1, run: () => runNpmScript('check:types') },
    ...[...LONG, 'shared', 'shell'].map(unitTestCheck),
    { name: 'format', cores: 1, run: () => runNpmScript('check:format') },
    { name: 'unused', cores: 1, run: () => runNpmScript('check:unused') },
    ...REMOTES.filter((name) => !LONG.includes(name)).map(unitTestCheck),
    { name: 'boundaries', cores: 1, run: () => runNpmScript('check:boundaries') },
    { name: 'structure', cores: 1, run: () => runNpmScript('check:structure') },
    journeyCheck('shell', 2),
  ];
}

async function runApiOnPostgres(report: string): Promise<CheckResult> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return runUnitTests('api', report);
  const postgres = await startPostgres();
  if (!postgres) {
    return {
      outcome: 'not-run',
      reason: 'this machine has no PostgreSQL; install it, or name one by TEST_DATABASE_URL',
    };
  }
  try {
    return await runUnitTests('api', report, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function memoise<T>(make: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= make());
}

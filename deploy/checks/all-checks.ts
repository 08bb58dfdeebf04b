import { join } from 'node:path';
import type { Check, Outcome } from './check.ts';
import { provideChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { journeys, npmScript, unitTests } from './runners.ts';

const REMOTES = ['mf-content', 'mf-donations', 'mf-applications', 'mf-auth'];

/** Every check of the project in the order in which a fault is found soonest; `scratch` is a folder for what they make. */
export function allChecks(scratch: string): Check[] {
  const report = (name: string) => join(scratch, `${name}.json`);
  const releases = { DATA_DIR: join(scratch, 'site'), RELEASES_DIR: join(scratch, 'releases') };
  const chromium = once(provideChromium);

  const unit = (workspace: string): Check => ({
    name: `jest:${workspace}`,
    cores: 1,
    run: () => unitTests(workspace, report(`jest-${workspace}`)),
  });
  const inBrowser = (workspace: string): Check => ({
    name: `e2e:${workspace}`,
    cores: 2,
    needs: 'build',
    run: async () => {
      const browser = await chromium();
      if (!browser)
        return { kind: 'ran', passed: 0, failed: 1, output: 'No Chromium here, and none to be had.' };
      const env = {
        ...releases,
        E2E_PORT: String(await freePort()),
        CHROMIUM_PATH: browser,
      };
      return journeys(workspace, report(`e2e-${workspace}`), env);
    },
  });

  return [
    { name: 'types', cores: 1, run: () => npmScript('check:types') },
    { name: 'lint', cores: 1, run: () => npmScript('check:lint') },
    { name: 'format', cores: 1, run: () => npmScript('check:format') },
    { name: 'boundaries', cores: 1, run: () => npmScript('check:boundaries') },
    ...['shared', 'shell', ...REMOTES, 'deploy'].map(unit),
    {
      name: 'jest:api:embedded',
      cores: 1,
      run: () => unitTests('api', report('api-embedded'), { TEST_DATABASE_URL: undefined }),
    },
    { name: 'jest:api:postgres', cores: 1, run: () => apiOnPostgres(report('api-postgres')) },
    { name: 'build', cores: 2, run: () => npmScript('release', ['publish', 'all', '--promote'], releases) },
    ...[...REMOTES, 'shell'].map(inBrowser),
  ];
}

async function apiOnPostgres(report: string): Promise<Outcome> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return unitTests('api', report);
  const postgres = await startPostgres();
  if (!postgres) {
    return {
      kind: 'not-run',
      why: 'this machine has no PostgreSQL; install it, or name one by TEST_DATABASE_URL',
    };
  }
  try {
    return await unitTests('api', report, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

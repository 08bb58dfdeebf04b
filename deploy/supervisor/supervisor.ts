import { join } from 'node:path';
import { ignoreDebugSignal } from '@trust/shared/commands/ignore-debug-signal';
import { ModuleName } from '@trust/shared/contract/pages/release';
import { smokeTest } from '@trust/shared/releases/checks/bundle-check';
import { buildSandbox, buildServers } from '../build-servers.ts';
import { publishEach } from '../releases/publish/publish-each.ts';
import { sourceHash } from '../releases/publish/source-hash.ts';
import { root } from '../releases/storage/storage-folder.ts';
import { buildEnvironment } from './child/child-environment.ts';
import { listenForEndSignals } from './end-signals.ts';
import { ensureReleases } from './ensure-releases.ts';
import { RESTART_POLICY } from './child/restart.rules.ts';
import { readSettings } from './settings.ts';
import { runSite } from './site.ts';

const logger = { info: (text: string) => console.log(text), error: (text: string) => console.error(text) };

ignoreDebugSignal();
const read = readSettings(process.env);
if (read.outcome === 'invalid') {
  logger.error(`The site cannot start with this environment:\n${read.message}`);
  process.exit(1);
}
const { settings } = read;
for (const warning of settings.warnings) logger.error(`Ignored: ${warning}`);

const { releasesDir } = settings;
const resolveBuilt = (path: string) => join(root, path);
const code = await runSite(
  settings,
  process.env,
  {
    scripts: {
      database: resolveBuilt('api/dist/embedded-database.mjs'),
      sandbox: resolveBuilt('api/sandbox/dist/sandbox.mjs'),
      api: resolveBuilt('api/dist/server.mjs'),
      import: resolveBuilt('api/dist/import.mjs'),
      gateway: resolveBuilt('shell/dist/gateway.mjs'),
    },
    buildServers,
    buildSandbox,
    prepareReleases: (signal) =>
      ensureReleases(
        {
          releasesDir,
          modules: settings.alone ? [settings.alone] : ModuleName.options,
          sourceHash: (module) => sourceHash(root, module),
          publishEach: (modules) =>
            publishEach(
              modules,
              ['--promote', '--who', 'start', '--why', 'sources without a release'],
              buildEnvironment(settings, process.env),
              logger.error,
              signal,
            ),
          smokeTest,
        },
        logger,
      ),
    timeouts: { ...RESTART_POLICY, readyMs: 90_000, endMs: 10_000 },
  },
  logger,
  listenForEndSignals(),
);
process.exit(code);

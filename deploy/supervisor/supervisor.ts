import { join } from 'node:path';
import { ModuleName } from '@trust/shared/contract/release';
import { smokeTest } from '@trust/shared/releases/server-bundle';
import { buildServers } from '../build-servers.ts';
import { publishEach } from '../releases/publish-each.ts';
import { sourceHash } from '../releases/source-hash.ts';
import { root } from '../releases/storage-folder.ts';
import { buildEnvironment } from './child-environment.ts';
import { endSignals } from './end-signals.ts';
import { presentReleases } from './present-releases.ts';
import { RESTART_POLICY } from './restart.rules.ts';
import { readSettings } from './settings.ts';
import { runSite } from './site.ts';

const voice = { say: (text: string) => console.log(text), complain: (text: string) => console.error(text) };

const settings = readSettings(process.env);
if ('wrong' in settings) {
  voice.complain(`The site cannot start with this environment:\n${settings.wrong}`);
  process.exit(1);
}

const { releasesDir } = settings;
const built = (path: string) => join(root, path);
const code = await runSite(
  settings,
  process.env,
  {
    scripts: {
      database: built('api/dist/embedded-database.mjs'),
      sandbox: built('api/dist/sandbox.mjs'),
      api: built('api/dist/server.mjs'),
      import: built('api/dist/import.mjs'),
      gateway: built('shell/dist/gateway.mjs'),
    },
    buildServers,
    prepareReleases: (signal) =>
      presentReleases(
        {
          releasesDir,
          modules: settings.alone ? [settings.alone] : ModuleName.options,
          sourceHash: (module) => sourceHash(root, module),
          publishEach: (modules) =>
            publishEach(
              modules,
              ['--promote', '--who', 'start', '--why', 'sources without a release'],
              buildEnvironment(settings, process.env),
              voice.complain,
              signal,
            ),
          smokeTest,
        },
        voice,
      ),
    patience: { ...RESTART_POLICY, readyWithin: 90_000, endWithin: 10_000 },
  },
  voice,
  endSignals(),
);
process.exit(code);

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import type { BuildDescription, ModuleName } from '@trust/shared/contract/pages/release';
import type { ReleaseCommandDeps } from '../run-command.ts';

/** What the fake compiler writes and describes. */
export type FakeSource = {
  script: string;
  kitContract: number;
  describe: Partial<BuildDescription>;
  /** The compiler's error, if it is to fail. */
  failure?: string;
};

/** Dependencies with a fake compiler that writes three small files, a fixed clock, and recorded output. */
export type FakeCommandDeps = ReleaseCommandDeps & {
  source: FakeSource;
  builds: ModuleName[];
  messages: string[];
  errors: string[];
  remove: () => Promise<void>;
};

export async function fakeDeps(): Promise<FakeCommandDeps> {
  const releasesDir = await mkdtemp(join(tmpdir(), 'releases-'));
  const deps: FakeCommandDeps = {
    releasesDir,
    source: { script: 'run(1)', kitContract: KIT_CONTRACT, describe: {} },
    builds: [],
    messages: [],
    errors: [],
    sourceHash: () => Promise.resolve(`hash of ${deps.source.script}`),
    build: (module, outDir) => {
      deps.builds.push(module);
      return fakeBuild(deps.source, module, outDir);
    },
    smokeTest: () => Promise.resolve({ outcome: 'passed' }),
    publishEach: () => Promise.resolve([]),
    who: () => Promise.resolve('Asha'),
    now: () => new Date('2026-03-01T10:00:00Z'),
    info: (text) => void deps.messages.push(text),
    error: (text) => void deps.errors.push(text),
    remove: () => rm(releasesDir, { recursive: true, force: true }),
  };
  return deps;
}

async function fakeBuild(source: FakeSource, module: ModuleName, outDir: string): Promise<BuildDescription> {
  if (source.failure !== undefined) throw new Error(source.failure);
  const files = {
    'browser/remote.js': `${source.script};${' '.repeat(2000)}`,
    'browser/font.woff2': 'not shrinkable',
    'server/render.js': 'exports.render = () => 1',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), text);
  }
  return {
    module,
    version: '1.0.0',
    kitContract: source.kitContract,
    browser: {
      entry: 'browser/remote.js',
      main: { js: [], css: [] },
      screens: {},
      parcels: {},
      texts: {},
    },
    standalone: null,
    server: 'server/render.js',
    shared: {},
    ...source.describe,
  };
}

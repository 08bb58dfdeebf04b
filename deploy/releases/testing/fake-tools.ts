import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KIT_CONTRACT } from '@trust/shared/contract/kit-contract';
import type { BuildDescription, ModuleName } from '@trust/shared/contract/release';
import type { Tools } from '../run-command.ts';

/** What the fake compiler writes, and what it says about it. */
export type FakeSource = {
  script: string;
  kitContract: number;
  describe: Partial<BuildDescription>;
  /** What the compiler complains of, when it does. */
  failure?: string;
};

/** Tools whose compiler writes three small files, whose clock stands still, and which hold what was said. */
export type FakeTools = Tools & {
  source: FakeSource;
  builds: ModuleName[];
  said: string[];
  complaints: string[];
  remove: () => Promise<void>;
};

export async function fakeTools(): Promise<FakeTools> {
  const releasesDir = await mkdtemp(join(tmpdir(), 'releases-'));
  const tools: FakeTools = {
    releasesDir,
    source: { script: 'run(1)', kitContract: KIT_CONTRACT, describe: {} },
    builds: [],
    said: [],
    complaints: [],
    sourceHash: () => Promise.resolve(`hash of ${tools.source.script}`),
    build: (module, outDir) => {
      tools.builds.push(module);
      return fakeBuild(tools.source, module, outDir);
    },
    smokeTest: () => Promise.resolve({ ok: true }),
    publishEach: () => Promise.resolve([]),
    who: () => Promise.resolve('Asha'),
    now: () => new Date('2026-03-01T10:00:00Z'),
    say: (text) => void tools.said.push(text),
    complain: (text) => void tools.complaints.push(text),
    remove: () => rm(releasesDir, { recursive: true, force: true }),
  };
  return tools;
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
      fonts: { en: ['browser/font.woff2'] },
    },
    standalone: null,
    server: 'server/render.js',
    shared: {},
    ...source.describe,
  };
}

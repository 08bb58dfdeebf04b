import { ModuleName } from '@trust/shared/contract/pages/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { parseCommand } from '../releases/command.ts';
import { runCommand } from '../releases/run-command.ts';
import { fakeDeps, type FakeCommandDeps } from '../releases/testing/fake-deps.ts';
import { ensureReleases } from './ensure-releases.ts';

let deps: FakeCommandDeps;
let messages: string[];
let broken: ModuleName[];
beforeEach(async () => {
  deps = await fakeDeps();
  messages = [];
  broken = [];
});
afterEach(() => deps.remove());

const run = (...args: string[]) => runCommand(parseCommand(args), deps);
const begin = () => {
  deps.builds = [];
  return ensureReleases(
    {
      ...deps,
      modules: ModuleName.options,
      publishEach: async (modules) => {
        for (const module of modules) if (!broken.includes(module)) await run('publish', module, '--promote');
        return modules.filter((module) => broken.includes(module));
      },
    },
    { info: (text) => messages.push(text), error: (text) => messages.push(text) },
  );
};
const served = async (module: ModuleName) =>
  currentEntry(await readPointer(deps.releasesDir), module)?.extras.releaseId;
const ALL = ['shell', 'mf-content', 'mf-donations', 'mf-applications', 'mf-auth'];

test('the first start builds and serves every module, the second builds nothing', async () => {
  await begin();
  expect(deps.builds).toEqual(ALL);
  await expect(served('mf-auth')).resolves.toMatch(/^1\.0\.0-/);
  await begin();
  expect(deps.builds).toEqual([]);
});

test('a start after the sources changed builds and serves the change', async () => {
  await begin();
  const before = await served('mf-auth');
  deps.source.script = 'run(2)';
  await begin();
  await expect(served('mf-auth')).resolves.not.toBe(before);
});

test('a start does not undo a rollback', async () => {
  await begin();
  const first = await served('mf-auth');
  deps.source.script = 'run(2)';
  await begin();
  await run('rollback', 'mf-auth');
  await begin();
  expect(deps.builds).toEqual([]);
  await expect(served('mf-auth')).resolves.toBe(first);
});

test('a start serves what an interrupted one had published but not promoted', async () => {
  await run('publish', 'mf-auth');
  await begin();
  expect(deps.builds).not.toContain('mf-auth');
  await expect(served('mf-auth')).resolves.toMatch(/^1\.0\.0-/);
});

test('a module that does not build keeps its last release, and the start says so', async () => {
  await begin();
  const before = await served('mf-auth');
  deps.source.script = 'run(2)';
  broken = ['mf-auth'];
  await begin();
  expect(messages).toContain(`mf-auth could not be released; ${before} stays`);
  await expect(served('mf-auth')).resolves.toBe(before);
});

test('a module that does not build and has no release ends the start', async () => {
  broken = ['mf-auth'];
  await expect(begin()).rejects.toThrow(/mf-auth could not be released and has no earlier release/);
});

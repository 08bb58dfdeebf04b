import { ModuleName } from '@trust/shared/contract/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { parseCommand } from '../releases/command.ts';
import { runCommand } from '../releases/run-command.ts';
import { fakeTools, type FakeTools } from '../releases/testing/fake-tools.ts';
import { presentReleases } from './present-releases.ts';

let tools: FakeTools;
let told: string[];
let broken: ModuleName[];
beforeEach(async () => {
  tools = await fakeTools();
  told = [];
  broken = [];
});
afterEach(() => tools.remove());

const run = (...words: string[]) => runCommand(parseCommand(words), tools);
const begin = () => {
  tools.builds = [];
  return presentReleases(
    {
      ...tools,
      modules: ModuleName.options,
      publishEach: async (modules) => {
        for (const module of modules) if (!broken.includes(module)) await run('publish', module, '--promote');
        return modules.filter((module) => broken.includes(module));
      },
    },
    { say: (text) => told.push(text), complain: (text) => told.push(text) },
  );
};
const served = async (module: ModuleName) =>
  currentEntry(await readPointer(tools.releasesDir), module)?.extras.release;
const ALL = ['shell', 'mf-content', 'mf-donations', 'mf-applications', 'mf-auth'];

test('the first start builds and serves every module, the second builds nothing', async () => {
  await begin();
  expect(tools.builds).toEqual(ALL);
  await expect(served('mf-auth')).resolves.toMatch(/^1\.0\.0-/);
  await begin();
  expect(tools.builds).toEqual([]);
});

test('a start after the sources changed builds and serves the change', async () => {
  await begin();
  const before = await served('mf-auth');
  tools.source.script = 'run(2)';
  await begin();
  await expect(served('mf-auth')).resolves.not.toBe(before);
});

test('a start does not undo a rollback', async () => {
  await begin();
  const first = await served('mf-auth');
  tools.source.script = 'run(2)';
  await begin();
  await run('rollback', 'mf-auth');
  await begin();
  expect(tools.builds).toEqual([]);
  await expect(served('mf-auth')).resolves.toBe(first);
});

test('a start serves what an interrupted one had published but not promoted', async () => {
  await run('publish', 'mf-auth');
  await begin();
  expect(tools.builds).not.toContain('mf-auth');
  await expect(served('mf-auth')).resolves.toMatch(/^1\.0\.0-/);
});

test('a module that does not build keeps its last release, and the start says so', async () => {
  await begin();
  const before = await served('mf-auth');
  tools.source.script = 'run(2)';
  broken = ['mf-auth'];
  await begin();
  expect(told).toContain(`mf-auth could not be released; ${before} stays`);
  await expect(served('mf-auth')).resolves.toBe(before);
});

test('a module that does not build and has no release ends the start', async () => {
  broken = ['mf-auth'];
  await expect(begin()).rejects.toThrow(/mf-auth could not be released and has no earlier release/);
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ModuleName } from '@trust/shared/contract/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { parseCommand } from './command.ts';
import { takeLock } from './folder-lock.ts';
import { runCommand } from './run-command.ts';
import { fakeTools, type FakeTools } from './testing/fake-tools.ts';

let tools: FakeTools;
beforeEach(async () => {
  tools = await fakeTools();
});
afterEach(() => tools.remove());

async function published(module: ModuleName, script = 'run(1)'): Promise<string> {
  tools.source.script = script;
  await runCommand(parseCommand(['publish', module]), tools);
  return tools.said.at(-1)?.split(/[ :]/)[1] ?? '';
}

function promoteApart(module: ModuleName, id: string, fate = 'live'): Promise<{ stdout: string }> {
  const child = join(import.meta.dirname, 'testing/promote-child.ts');
  return promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    child,
    tools.releasesDir,
    module,
    id,
    fate,
  ]);
}

test('promotions of different modules at the same moment all take effect', async () => {
  const modules: ModuleName[] = ['shell', 'mf-content', 'mf-donations'];
  const ids = await Promise.all(modules.map((module) => published(module)));
  const outcomes = await Promise.all(modules.map((module, index) => promoteApart(module, ids[index] ?? '')));
  expect(outcomes.map(({ stdout }) => stdout)).toEqual(['promoted', 'promoted', 'promoted']);
  const pointer = await readPointer(tools.releasesDir);
  expect(pointer?.extras.generation).toBe(3);
  expect(modules.map((module) => currentEntry(pointer, module)?.extras.release)).toEqual(ids);
});

test('a promotion that is killed before its last step leaves the old pointer, and the next one works', async () => {
  const first = await published('mf-donations');
  const second = await published('mf-donations', 'run(2)');
  await promoteApart('mf-donations', first);
  const before = await readFile(join(tools.releasesDir, 'pointer.json'));

  await expect(promoteApart('mf-donations', second, 'die')).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await readFile(join(tools.releasesDir, 'pointer.json.new'), 'utf8')).toContain(second);
  expect(await readFile(join(tools.releasesDir, 'pointer.json'))).toEqual(before);

  await promoteApart('mf-donations', second);
  const pointer = await readPointer(tools.releasesDir);
  expect(currentEntry(pointer, 'mf-donations')?.extras).toMatchObject({ release: second, previous: first });
});

test('a change waits for the one before it', async () => {
  const id = await published('mf-donations');
  const lock = await takeLock('releases', tools.releasesDir, 'Ravi');
  if (!lock.held) throw new Error('the lock was taken');
  const promoting = promoteApart('mf-donations', id);
  await expect(readPointer(tools.releasesDir)).resolves.toBeUndefined();
  await lock.release();
  await expect(promoting).resolves.toMatchObject({ stdout: 'promoted' });
});

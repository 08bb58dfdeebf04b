import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { parseCommand } from './command.ts';
import { acquireLock } from '@trust/shared/files/folder-lock';
import { runCommand } from './run-command.ts';
import { fakeDeps, type FakeCommandDeps } from './testing/fake-deps.ts';

let deps: FakeCommandDeps;
beforeEach(async () => {
  deps = await fakeDeps();
});
afterEach(() => deps.remove());

async function published(module: ModuleName, script = 'run(1)'): Promise<string> {
  deps.source.script = script;
  await runCommand(parseCommand(['publish', module]), deps);
  return deps.messages.at(-1)?.split(/[ :]/)[1] ?? '';
}

function promoteInProcess(module: ModuleName, id: string, fate = 'live'): Promise<{ stdout: string }> {
  const child = join(import.meta.dirname, 'testing/promote-child.ts');
  return promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    child,
    deps.releasesDir,
    module,
    id,
    fate,
  ]);
}

test('promotions of different modules at the same moment all take effect', async () => {
  const modules: ModuleName[] = ['shell', 'mf-content', 'mf-donations'];
  const ids = await Promise.all(modules.map((module) => published(module)));
  const outcomes = await Promise.all(
    modules.map((module, index) => promoteInProcess(module, ids[index] ?? '')),
  );
  expect(outcomes.map(({ stdout }) => stdout)).toEqual(['promoted', 'promoted', 'promoted']);
  const pointer = await readPointer(deps.releasesDir);
  expect(pointer?.extras.generation).toBe(3);
  expect(modules.map((module) => currentEntry(pointer, module)?.extras.releaseId)).toEqual(ids);
});

test('a promotion that is killed before its last step leaves the old pointer, and the next one works', async () => {
  const first = await published('mf-donations');
  const second = await published('mf-donations', 'run(2)');
  await promoteInProcess('mf-donations', first);
  const before = await readFile(join(deps.releasesDir, 'pointer.json'));

  await expect(promoteInProcess('mf-donations', second, 'die')).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await readFile(join(deps.releasesDir, 'pointer.json.new'), 'utf8')).toContain(second);
  expect(await readFile(join(deps.releasesDir, 'pointer.json'))).toEqual(before);

  await promoteInProcess('mf-donations', second);
  const pointer = await readPointer(deps.releasesDir);
  expect(currentEntry(pointer, 'mf-donations')?.extras).toMatchObject({ releaseId: second, previous: first });
});

test('a change waits for the one before it', async () => {
  const id = await published('mf-donations');
  const lock = await acquireLock('releases', deps.releasesDir, 'Ravi');
  if (lock.outcome === 'in-use') throw new Error('the lock was taken');
  const promoting = promoteInProcess('mf-donations', id);
  await expect(readPointer(deps.releasesDir)).resolves.toBeUndefined();
  await lock.release();
  await expect(promoting).resolves.toMatchObject({ stdout: 'promoted' });
});

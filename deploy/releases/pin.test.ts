import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentEntry, pinOf } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { verifyRelease } from '@trust/shared/releases/verify-release';
import { parseCommand } from './command.ts';
import { readHistory } from './storage/history.ts';
import { runCommand } from './run-command.ts';
import { fakeDeps, type FakeCommandDeps } from './testing/fake-deps.ts';

let deps: FakeCommandDeps;
let first: string;
let second: string;
beforeEach(async () => {
  deps = await fakeDeps();
  first = await published('run(1)');
  second = await published('run(2)');
  await run('promote', 'mf-donations', first);
});
afterEach(() => deps.remove());

const run = (...args: string[]) => runCommand(parseCommand(args), deps);
const pinned = async () => pinOf(await readPointer(deps.releasesDir), 'webview', 'mf-donations');

async function published(script: string): Promise<string> {
  deps.source.script = script;
  await run('publish', 'mf-donations');
  return deps.messages.at(-1)?.split(/[ :]/)[1] ?? '';
}

test('apps keep to a pinned release while others are promoted, until it is unpinned', async () => {
  await expect(run('pin', 'webview', 'mf-donations', first, '--why', 'the app’s review')).resolves.toBe(0);
  await run('promote', 'mf-donations', second);
  const pin = await pinned();
  expect(pin?.releaseId).toBe(first);
  expect(currentEntry(await readPointer(deps.releasesDir), 'mf-donations')?.extras.releaseId).toBe(second);
  await run('status');
  expect(deps.messages.at(-1)).toContain(`webview keeps to mf-donations ${first}`);

  await expect(run('unpin', 'webview', 'mf-donations')).resolves.toBe(0);
  expect(await pinned()).toBeUndefined();
  expect(deps.messages.at(-1)).toContain(`before: ${first}`);
});

test('from the pin alone every byte of its release can be checked', async () => {
  await run('pin', 'webview', 'mf-donations', second);
  const pin = await pinned();
  if (!pin) throw new Error('nothing is pinned');
  await expect(verifyRelease(deps.releasesDir, 'mf-donations', { extras: pin })).resolves.toMatchObject({
    outcome: 'verified',
  });
});

test('pins are recorded, and leave who serves what as it was told', async () => {
  await run('pin', 'webview', 'mf-donations', second, '--who', 'Ravi', '--why', 'first');
  await run('unpin', 'webview', 'mf-donations');
  expect((await readHistory(deps.releasesDir)).slice(-2)).toEqual([
    expect.objectContaining({
      action: 'pin',
      target: 'webview',
      who: 'Ravi',
      from: null,
      to: second,
      generation: 2,
    }),
    expect.objectContaining({ action: 'unpin', target: 'webview', from: second, to: first, generation: 3 }),
  ]);
  await run('status', '--json');
  expect(JSON.parse(deps.messages.at(-1) ?? '')).toMatchObject({ pins: [], generation: 3 });
});

test('a wish that is fulfilled already changes nothing', async () => {
  await run('pin', 'webview', 'mf-donations', first);
  await expect(run('pin', 'webview', 'mf-donations', first)).resolves.toBe(0);
  await run('unpin', 'webview', 'mf-donations');
  await expect(run('unpin', 'webview', 'mf-donations')).resolves.toBe(0);
  expect((await readPointer(deps.releasesDir))?.extras.generation).toBe(3);
});

test('a release that is not as it was published is not pinned', async () => {
  const script = join(deps.releasesDir, 'mf-donations', second, 'browser/remote.js');
  await chmod(script, 0o644);
  await writeFile(script, 'other');
  await expect(run('pin', 'webview', 'mf-donations', second)).resolves.toBe(1);
  expect(deps.errors.at(-1)).toContain('is not what was published');
  expect(await pinned()).toBeUndefined();
});

test.each([
  [['pin'], "missing required argument 'target'"],
  [['pin', 'tv', 'mf-donations', '1.0.0-aaaaaaaaaaaa'], 'Allowed choices are webview.'],
  [['pin', 'webview'], "missing required argument 'module'"],
  [['pin', 'webview', 'mf-donations'], "missing required argument 'id'"],
  [['pin', 'webview', 'mf-donations', 'x'], '"x" is not the id of a release'],
  [['unpin', 'webview', 'mf-donations', 'x'], 'too many arguments'],
] as const)('%j is answered with how the command is used', async (args, reason) => {
  await expect(run(...args)).resolves.toBe(2);
  expect(deps.errors.at(-1)).toContain(reason);
});

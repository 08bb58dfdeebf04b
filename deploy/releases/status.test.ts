import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCommand } from './command.ts';
import { runCommand } from './run-command.ts';
import { fakeDeps, type FakeCommandDeps } from './testing/fake-deps.ts';

let deps: FakeCommandDeps;
beforeEach(async () => {
  deps = await fakeDeps();
});
afterEach(() => deps.remove());

const run = (...args: string[]) => runCommand(parseCommand(args), deps);
const lineOf = (module: string) =>
  deps.messages
    .at(-1)
    ?.split('\n')
    .find((line) => line.startsWith(module));

test('the status says what is served of each module, how big it is, since when, by whom and why', async () => {
  await run('publish', 'mf-donations', '--promote', '--why', 'clearer receipt');
  await run('status');
  expect(lineOf('mf-donations')).toMatch(
    /^mf-donations +1\.0\.0-[0-9a-f]{12} +none +1 kB +2026-03-01 10:00 +Asha +clearer receipt$/,
  );
  expect(lineOf('mf-auth')).toMatch(/^mf-auth +none +none$/);
});

test('after a rollback the status says so, and that there is nothing good before it', async () => {
  await run('publish', 'mf-donations', '--promote');
  deps.source.script = 'run(2)';
  await run('publish', 'mf-donations', '--promote');
  await run('rollback', 'mf-donations', '--why', 'receipts fail');
  await run('status');
  expect(lineOf('mf-donations')).toMatch(/1\.0\.0-\w+ +none .* rollback: receipts fail$/);
  expect(deps.messages.at(-1)).toMatch(/^Generation 3\n/);
});

test('the status as JSON holds the same for programs', async () => {
  await run('publish', 'mf-auth', '--promote');
  await run('status', '--json');
  expect(JSON.parse(deps.messages.at(-1) ?? '')).toMatchObject({
    generation: 1,
    modules: expect.arrayContaining([
      expect.objectContaining({ module: 'mf-auth', action: 'promote', who: 'Asha' }),
      expect.objectContaining({ module: 'shell', current: null, bytes: null }),
    ]),
  });
});

test('a served release whose folder is gone is called missing', async () => {
  await run('publish', 'mf-donations', '--promote');
  await rm(join(deps.releasesDir, 'mf-donations'), { recursive: true });
  await run('status');
  expect(lineOf('mf-donations')).toContain('missing');
});

test('a lost folder that is published again keeps the reason for which it is served', async () => {
  await run('publish', 'mf-donations', '--promote', '--why', 'clearer receipt');
  await rm(join(deps.releasesDir, 'mf-donations'), { recursive: true });
  await run('publish', 'mf-donations', '--why', 'the disk was changed');
  await run('status');
  expect(lineOf('mf-donations')).toMatch(/clearer receipt$/);
});

import { chmod, cp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildDescription, Pointer, type ModuleName } from '@trust/shared/contract/pages/release';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import type { GatewayState } from '@trust/shared/releases/site/site-state';
import { integrityOf } from '@trust/shared/releases/integrity';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { verifyRelease } from '@trust/shared/releases/verify-release';
import { readServedReleases, recordServed } from '@trust/shared/releases/site/served-releases';
import { writeGatewayState } from '@trust/shared/releases/site/live-gateways';
import { parseCommand } from './command.ts';
import { releaseIdOf } from './publish/release-id.ts';
import { runCommand } from './run-command.ts';
import { changePointer } from './storage/change-pointer.ts';
import { readHistory } from './storage/history.ts';
import { fakeDeps, type FakeCommandDeps } from './testing/fake-deps.ts';

let deps: FakeCommandDeps;
beforeEach(async () => {
  deps = await fakeDeps();
});
afterEach(() => deps.remove());

const run = (...args: string[]) => runCommand(parseCommand(args), deps);
const served = async (module: ModuleName = 'mf-donations') =>
  currentEntry(await readPointer(deps.releasesDir), module);

async function published(script: string): Promise<string> {
  deps.source.script = script;
  await run('publish', 'mf-donations');
  return deps.messages.at(-1)?.split(/[ :]/)[1] ?? '';
}

async function spoil(id: string, file: string, text: string): Promise<void> {
  const path = join(deps.releasesDir, 'mf-donations', id, file);
  await chmod(path, 0o644);
  await writeFile(path, text);
}

test('a promoted release is served, and from the pointer alone its every byte can be checked', async () => {
  const id = await published('run(1)');
  await expect(run('promote', 'mf-donations', id)).resolves.toBe(0);
  const entry = await served();
  if (!entry) throw new Error('nothing is served');
  expect(entry.extras).toMatchObject({ releaseId: id, previous: null });
  expect(entry.url).toBe(`/releases/mf-donations/${id}/browser/remote.js`);
  const script = await readFile(join(deps.releasesDir, 'mf-donations', id, 'browser/remote.js'));
  expect(entry.metadata).toEqual({ integrity: integrityOf(script), version: '1.0.0' });
  await expect(verifyRelease(deps.releasesDir, 'mf-donations', entry)).resolves.toMatchObject({
    outcome: 'verified',
  });
});

test('each promotion raises the generation by one, remembers the release before, and is recorded', async () => {
  const first = await published('run(1)');
  const second = await published('run(2)');
  await run('promote', 'mf-donations', first, '--who', 'Ravi', '--why', 'first of all');
  await run('promote', 'mf-donations', second, '--why', 'better');
  expect((await readPointer(deps.releasesDir))?.extras.generation).toBe(2);
  expect((await served())?.extras).toMatchObject({ releaseId: second, previous: first });
  expect((await readHistory(deps.releasesDir)).filter(({ action }) => action === 'promote')).toEqual([
    expect.objectContaining({ who: 'Ravi', why: 'first of all', from: null, to: first, generation: 1 }),
    expect.objectContaining({ who: 'Asha', why: 'better', from: first, to: second, generation: 2 }),
  ]);
});

test('promoting what is served already changes nothing', async () => {
  const id = await published('run(1)');
  await run('promote', 'mf-donations', id);
  const before = await readFile(join(deps.releasesDir, 'pointer.json'));
  await expect(run('promote', 'mf-donations', id)).resolves.toBe(0);
  expect(await readFile(join(deps.releasesDir, 'pointer.json'))).toEqual(before);
  expect(deps.messages.at(-1)).toContain('served already');
});

test('a release of an older version, with fields that are gone, can still be served', async () => {
  const folder = join(deps.releasesDir, 'mf-donations');
  const id = await published('run(1)');
  const description: unknown = JSON.parse(await readFile(join(folder, id, 'release.json'), 'utf8'));
  const { browser } = BuildDescription.parse(description);
  const older = { ...(description as object), browser: { ...browser, fonts: { en: ['a.woff2'] } } };
  const olderId = releaseIdOf('1.0.0', older);
  await cp(join(folder, id), join(folder, olderId), { recursive: true });
  await spoil(olderId, 'release.json', JSON.stringify({ ...older, id: olderId }));
  await expect(run('promote', 'mf-donations', olderId)).resolves.toBe(0);
  expect((await served())?.extras.releaseId).toBe(olderId);
});

describe('what a page has once', () => {
  const publishOf = async (module: ModuleName, versions: Partial<BuildDescription>) => {
    deps.source.describe = versions;
    deps.source.script = JSON.stringify([module, versions]);
    await run('publish', module);
    return deps.messages.at(-1)?.split(/[ :]/)[1] ?? '';
  };

  test('is compared at promote with what the served shell offers, and a mismatch names both versions', async () => {
    const shell = await publishOf('shell', { shared: { react: '19.3.1' } });
    await run('promote', 'shell', shell);
    const fits = await publishOf('mf-donations', { requires: { react: '^19.0.0' } });
    await expect(run('promote', 'mf-donations', fits)).resolves.toBe(0);
    const newer = await publishOf('mf-donations', { requires: { react: '^19.9.0' } });
    await expect(run('promote', 'mf-donations', newer)).resolves.toBe(1);
    expect(deps.errors.at(-1)).toContain(
      `mf-donations ${newer} requires react ^19.9.0, shell ${shell} offers 19.3.1`,
    );
    expect((await served())?.extras.releaseId).toBe(fits);
    await expect(run('pin', 'webview', 'mf-donations', newer)).resolves.toBe(0);
  });

  test('may not be changed by a shell while a remote needs the former', async () => {
    await run('promote', 'shell', await publishOf('shell', { shared: { session: '1.0.0' } }));
    const remote = await publishOf('mf-donations', { requires: { session: '^1.0.0' } });
    await run('promote', 'mf-donations', remote);
    const next = await publishOf('shell', { shared: { session: '2.0.0' } });
    await expect(run('promote', 'shell', next)).resolves.toBe(1);
    expect(deps.errors.at(-1)).toContain(`requires session ^1.0.0, shell ${next} offers 2.0.0`);
  });
});

test('publish with --promote does both', async () => {
  await expect(run('publish', 'mf-donations', '--promote')).resolves.toBe(0);
  expect((await served())?.extras.releaseId).toMatch(/^1\.0\.0-/);
});

describe('a release is refused, and the one before stays, when', () => {
  let good: string;
  let bad: string;
  beforeEach(async () => {
    good = await published('run(1)');
    await run('promote', 'mf-donations', good);
    bad = await published('run(2)');
  });
  afterEach(async () => {
    expect((await served())?.extras.releaseId).toBe(good);
    expect((await readPointer(deps.releasesDir))?.extras.generation).toBe(1);
  });

  test('one of its files was changed', async () => {
    await spoil(bad, 'browser/remote.js', 'evil()');
    await expect(run('promote', 'mf-donations', bad)).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/remote\.js is not what was published/);
  });

  test('a compressed form of one of its files was changed', async () => {
    await spoil(bad, 'browser/remote.js.br', 'evil()');
    await expect(run('promote', 'mf-donations', bad)).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/remote\.js\.br is not what was published/);
  });

  test('a file was changed together with its hash in the description', async () => {
    const path = join(deps.releasesDir, 'mf-donations', bad, 'release.json');
    const before = await readFile(join(path, '../server/render.js'));
    await spoil(bad, 'server/render.js', 'evil()');
    const text = await readFile(path, 'utf8');
    const forged = text.replace(integrityOf(before), integrityOf(Buffer.from('evil()')));
    expect(forged).not.toBe(text);
    await spoil(bad, 'release.json', forged);
    await expect(run('promote', 'mf-donations', bad)).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/release\.json is not what was published/);
  });

  test('it speaks another kit contract', async () => {
    deps.source.kitContract = 999;
    const other = await published('run(3)');
    await expect(run('promote', 'mf-donations', other)).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/speaks kit contract 999/);
  });

  test('its smoke test fails', async () => {
    deps.smokeTest = () => Promise.resolve({ outcome: 'failed', reason: 'render is not a function' });
    await expect(run('promote', 'mf-donations', bad)).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/failed its smoke test: render is not a function/);
  });

  test('it was never published', async () => {
    await expect(run('promote', 'mf-donations', '1.0.0-000000000000')).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/there is no release 1\.0\.0-000000000000 of mf-donations/);
  });
});

/** As another command does that runs elsewhere, and waits for its own. */
const changePointerTo = (id: string) =>
  changePointer(
    deps.releasesDir,
    'mf-donations',
    'promote',
    { who: 'Ravi', why: '', now: () => new Date() },
    (entry) => entry && { ...entry, extras: { ...entry.extras, releaseId: id } },
  );

/** What a running gateway leaves in the releases folder. */
const gatewayStates = (state: Partial<GatewayState>) =>
  writeGatewayState(deps.releasesDir, {
    gateway: 'host-1',
    contracts: [KIT_CONTRACT],
    generation: 0,
    refused: [],
    ...state,
  });

describe('a promotion is undone, with exit code 1, when a running gateway', () => {
  let good: string;
  let bad: string;
  beforeEach(async () => {
    good = await published('run(1)');
    await run('promote', 'mf-donations', good);
    bad = await published('run(2)');
    deps.takeUpMs = 0;
  });
  afterEach(async () => {
    expect((await served())?.extras).toMatchObject({ releaseId: good, flagged: [bad] });
    expect((await readHistory(deps.releasesDir)).at(-1)).toMatchObject({ action: 'rollback', to: good });
  });

  test('refuses it', async () => {
    const refused = [{ module: 'mf-donations', releaseId: bad, reason: 'it hangs' }];
    await gatewayStates({ generation: 2, refused });
    await expect(run('promote', 'mf-donations', bad)).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/undone.*: host-1 refused it: it hangs$/);
  });

  test('does not take it up in time', async () => {
    await gatewayStates({ generation: 1 });
    await expect(run('promote', 'mf-donations', bad)).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/undone.*: host-1 did not take it up within 0 s$/);
  });
});

test('what somebody promoted while a gateway refused stays', async () => {
  await run('promote', 'mf-donations', await published('run(1)'));
  const bad = await published('run(2)');
  const mended = await published('run(3)');
  await gatewayStates({ generation: 1 });
  deps.takeUpMs = 60_000;
  const promoting = run('promote', 'mf-donations', bad);
  while ((await served())?.extras.releaseId !== bad) await new Promise(setImmediate);
  await changePointerTo(mended);
  await gatewayStates({
    generation: 3,
    refused: [{ module: 'mf-donations', releaseId: bad, reason: 'it hangs' }],
  });
  await expect(promoting).resolves.toBe(1);
  expect((await served())?.extras.releaseId).toBe(mended);
});

test('a gateway that has ended without a word holds no promotion back', async () => {
  await gatewayStates({ gateway: 'ended-1', generation: 0 });
  const path = join(deps.releasesDir, 'gateways/ended-1.json');
  const sevenSecondsAgo = new Date(Date.now() - 7_000);
  await utimes(path, sevenSecondsAgo, sevenSecondsAgo);
  deps.takeUpMs = 0;
  await expect(run('promote', 'mf-donations', await published('run(1)'))).resolves.toBe(0);
  const longAgo = new Date(Date.now() - 61_000);
  await utimes(path, longAgo, longAgo);
  await gatewayStates({ gateway: 'next-2' });
  expect(await readdir(join(deps.releasesDir, 'gateways'))).toEqual(['next-2.json']);
});

test('a promotion that each running gateway has taken up is served', async () => {
  await gatewayStates({ generation: 1 });
  const id = await published('run(1)');
  await expect(run('promote', 'mf-donations', id)).resolves.toBe(0);
  expect(deps.messages.at(-1)).toContain('served now');
});

describe('a rollback', () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    first = await published('run(1)');
    second = await published('run(2)');
    await run('promote', 'mf-donations', first);
    await run('promote', 'mf-donations', second);
  });

  test('serves the release before in one command, and a second one never returns to the bad one', async () => {
    await expect(run('rollback', 'mf-donations', '--why', 'receipts fail')).resolves.toBe(0);
    expect((await served())?.extras).toMatchObject({ releaseId: first, previous: null, flagged: [second] });
    expect((await readHistory(deps.releasesDir)).at(-1)).toMatchObject({
      action: 'rollback',
      from: second,
      to: first,
      why: 'receipts fail',
      generation: 3,
    });
    await expect(run('rollback', 'mf-donations')).resolves.toBe(1);
    expect(deps.errors.at(-1)).toMatch(/no release before .* that was not rolled back from/);
    expect((await served())?.extras.releaseId).toBe(first);
  });

  test('passes over the release that was rolled back from, and --to returns to any', async () => {
    await run('rollback', 'mf-donations');
    const third = await published('run(3)');
    await run('promote', 'mf-donations', third);
    await run('rollback', 'mf-donations');
    expect((await served())?.extras.releaseId).toBe(first);
    await expect(run('rollback', 'mf-donations', '--to', second)).resolves.toBe(0);
    expect((await served())?.extras).toMatchObject({ releaseId: second, previous: first, flagged: [third] });
  });

  test('leaves the latest release before to go back to, and a second one goes there', async () => {
    const third = await published('run(3)');
    const fourth = await published('run(4)');
    for (const id of [third, fourth]) await run('promote', 'mf-donations', id);
    await run('rollback', 'mf-donations');
    expect((await served())?.extras).toMatchObject({ releaseId: third, previous: second });
    await run('rollback', 'mf-donations');
    expect((await served())?.extras).toMatchObject({ releaseId: second, previous: first });
  });

  test('by --to leaves a release to go back to, which the status names', async () => {
    const third = await published('run(3)');
    await run('promote', 'mf-donations', third);
    await run('rollback', 'mf-donations', '--to', first);
    expect((await served())?.extras).toMatchObject({ releaseId: first, previous: second, flagged: [third] });
    await run('status');
    expect(deps.messages.at(-1)).toMatch(new RegExp(`mf-donations +${first} +${second} `));
    await expect(run('rollback', 'mf-donations')).resolves.toBe(0);
    expect((await served())?.extras.releaseId).toBe(second);
  });

  test('by --to can be undone where there were only two releases', async () => {
    await run('rollback', 'mf-donations', '--to', first);
    expect((await served())?.extras).toMatchObject({ releaseId: first, previous: second });
    await expect(run('rollback', 'mf-donations')).resolves.toBe(0);
    expect((await served())?.extras).toMatchObject({ releaseId: second, previous: null, flagged: [first] });
  });

  test('goes to the last release that proved good, past later ones that did not', async () => {
    const integrity = (await served())?.extras.previousIntegrity ?? '';
    const good = new Map([['mf-donations' as const, { releaseId: first, manifestIntegrity: integrity }]]);
    await recordServed(deps.releasesDir, [], good, ['mf-donations']);
    const third = await published('run(3)');
    await run('promote', 'mf-donations', third);
    await expect(run('rollback', 'mf-donations')).resolves.toBe(0);
    expect((await served())?.extras.releaseId).toBe(first);
  });

  test('works from a checkout of another kit contract: the running site says what it speaks', async () => {
    deps.source.kitContract = 999;
    const other = await published('run(3)');
    await gatewayStates({ contracts: [KIT_CONTRACT, 999], generation: 9 });
    await expect(run('promote', 'mf-donations', other)).resolves.toBe(0);
    await gatewayStates({ contracts: [999], generation: 9 });
    await expect(run('rollback', 'mf-donations')).resolves.toBe(1);
    expect(deps.errors.at(-1)).toMatch(/this site speaks 999/);
  });

  test('to what is served changes nothing', async () => {
    await expect(run('rollback', 'mf-donations', '--to', second)).resolves.toBe(0);
    expect(deps.messages.at(-1)).toContain('served already');
    expect((await served())?.extras).not.toHaveProperty('flagged');
  });

  test('is refused when the release before was tampered with', async () => {
    await spoil(first, 'server/render.js', 'evil()');
    await expect(run('rollback', 'mf-donations')).resolves.toBe(1);
    expect((await served())?.extras.releaseId).toBe(second);
  });

  test('leaves a promotion alone that was made while it was checking', async () => {
    const third = await published('run(3)');
    const smokeTest = deps.smokeTest;
    deps.smokeTest = async () => {
      deps.smokeTest = smokeTest;
      await run('promote', 'mf-donations', third);
      return { outcome: 'passed' };
    };
    await expect(run('rollback', 'mf-donations')).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/changed by somebody else/);
    expect((await served())?.extras.releaseId).toBe(third);
  });

  test('says so when there is nothing to return to', async () => {
    await expect(run('rollback', 'mf-auth')).resolves.toBe(1);
    expect(deps.errors[0]).toMatch(/nothing of mf-auth was promoted yet/);
  });
});

test('a pointer that is broken is never overwritten', async () => {
  const id = await published('run(1)');
  await writeFile(join(deps.releasesDir, 'pointer.json'), '{"half');
  await expect(run('promote', 'mf-donations', id)).rejects.toThrow(/pointer\.json cannot be read/);
  expect(await readFile(join(deps.releasesDir, 'pointer.json'), 'utf8')).toBe('{"half');
});

test('a change of one module keeps pins and the other modules as they are', async () => {
  const pins = {
    webview: { 'mf-donations': { releaseId: '1.0.0-aaaaaaaaaaaa', manifestIntegrity: 'sha384-a' } },
  };
  const other = { ...emptyEntry, extras: { ...emptyEntry.extras, releaseId: '1.0.0-bbbbbbbbbbbb' } };
  const pointer = Pointer.parse({
    schema: 'test',
    microFrontends: { 'mf-auth': [other] },
    extras: { generation: 41, pins },
  });
  await writeFile(join(deps.releasesDir, 'pointer.json'), JSON.stringify(pointer));
  const id = await published('run(1)');
  await run('promote', 'mf-donations', id);
  const after = await readPointer(deps.releasesDir);
  expect(after?.extras).toMatchObject({ generation: 42, pins });
  expect(after?.microFrontends['mf-auth']).toEqual([other]);
  expect(await readdir(deps.releasesDir)).not.toContain('pointer.json.new');
});

/** What a later version of this command may have written: no command of this one drops it. */
describe('what this version does not know', () => {
  const later = { added: ['by', 'a later version'] };
  /** The pointer with something unknown wherever it has members. */
  const unknownAdded = (pointer: Pointer): Pointer => {
    const { metadata, deployment, extras, ...entry } =
      pointer.microFrontends['mf-donations']?.[0] ?? emptyEntry;
    return Pointer.parse({
      ...pointer,
      later,
      microFrontends: {
        'mf-donations': [
          {
            ...entry,
            later,
            metadata: { ...metadata, later },
            deployment: { ...deployment, later },
            extras: { ...extras, later },
          },
          { ...emptyEntry, deployment: { traffic: 5, default: false, later } },
        ],
        'mf-later': [{ ...emptyEntry, later }],
      },
      extras: {
        ...pointer.extras,
        later,
        pins: {
          webview: { 'mf-donations': { releaseId: '1.0.0-aaaaaaaaaaaa', manifestIntegrity: 'x', later } },
          later: { 'mf-later': { releaseId: '1.0.0-aaaaaaaaaaaa', manifestIntegrity: 'x', later } },
        },
      },
    });
  };
  const expectAllKept = async () => {
    const pointer = await readPointer(deps.releasesDir);
    const all = { metadata: { later }, deployment: { later }, extras: { later }, later };
    expect(pointer).toMatchObject({
      later,
      microFrontends: {
        'mf-donations': [all, { deployment: { traffic: 5, later } }],
        'mf-later': [{ later }],
      },
      extras: { later, pins: { webview: { 'mf-donations': { later } }, later: { 'mf-later': { later } } } },
    });
  };

  test('stays in the pointer when a module is promoted, rolled back and pinned', async () => {
    const first = await published('run(1)');
    const second = await published('run(2)');
    await run('promote', 'mf-donations', first);
    const pointer = await readPointer(deps.releasesDir);
    if (!pointer) throw new Error('there is no pointer');
    await writeFile(join(deps.releasesDir, 'pointer.json'), JSON.stringify(unknownAdded(pointer)));
    await run('promote', 'mf-donations', second);
    expect((await served())?.extras).toMatchObject({ releaseId: second, previous: first });
    await expectAllKept();
    await run('rollback', 'mf-donations');
    expect((await served())?.extras).toMatchObject({ releaseId: first, flagged: [second] });
    await expectAllKept();
    await run('pin', 'webview', 'mf-donations', second);
    await run('promote', 'mf-donations', second);
    expect((await served())?.extras).not.toHaveProperty('flagged');
    await expectAllKept();
  });

  test('stays in the history, and in what gateways have served', async () => {
    const path = join(deps.releasesDir, 'history.jsonl');
    const change = { at: '', who: '', why: '', module: 'mf-donations', from: null, to: '', generation: 1 };
    const lines = [{ ...change, action: 'promote', later }, { ...change, action: 'later' }].map((line) => JSON.stringify(line)); // prettier-ignore
    await writeFile(path, lines.join('\n'));
    await writeFile(
      join(deps.releasesDir, 'served.json'),
      JSON.stringify({
        contracts: [],
        later,
        modules: {
          'mf-donations': { last: { releaseId: '', manifestIntegrity: '', later }, good: [], later },
        },
      }),
    );
    await run('publish', 'mf-donations');
    expect((await readFile(path, 'utf8')).split('\n').slice(0, 2)).toEqual(lines);
    expect((await readHistory(deps.releasesDir))[0]).toMatchObject({ later });
    const descriptor = { releaseId: '1.0.0-aaaaaaaaaaaa', manifestIntegrity: 'x' };
    await recordServed(deps.releasesDir, [], new Map([['mf-donations', descriptor]]), []);
    await recordServed(deps.releasesDir, [], new Map([['mf-auth', descriptor]]), []);
    expect(await readServedReleases(deps.releasesDir)).toMatchObject({
      later,
      modules: { 'mf-donations': { last: descriptor, later } },
    });
  });

  test('stays in a release that a build describes', async () => {
    deps.source.describe = { later };
    const id = await published('run(1)');
    const path = join(deps.releasesDir, 'mf-donations', id, 'release.json');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ later });
    await expect(run('promote', 'mf-donations', id)).resolves.toBe(0);
  });
});

test.each(['../../elsewhere', '..', '/etc', 'C:\\x', '1.0.0-aaaaaaaaaaaa/..', '1.0.0-aaaaaaaaaaaa\0', ''])(
  'a rollback passes over %j in the history, and refuses it in words where nothing else is left',
  async (hostile) => {
    const first = await published('run(1)');
    const second = await published('run(2)');
    await run('promote', 'mf-donations', first);
    await run('promote', 'mf-donations', second);
    const path = join(deps.releasesDir, 'history.jsonl');
    const change = { at: '', who: '', why: '', module: 'mf-donations', from: null, generation: 2 };
    const line = JSON.stringify({ ...change, action: 'promote', to: hostile });
    await writeFile(path, `${await readFile(path, 'utf8')}${line}\n`);
    await expect(run('rollback', 'mf-donations')).resolves.toBe(0);
    expect((await served())?.extras.releaseId).toBe(first);
    await expect(run('rollback', 'mf-donations')).resolves.toBe(1);
    expect(deps.errors.at(-1)).toContain(`${JSON.stringify(hostile)} is not the id of a release`);
  },
);

const emptyEntry = {
  url: '/',
  metadata: { integrity: '', version: '1.0.0' },
  deployment: { traffic: 100, default: true },
  extras: { releaseId: '', manifestIntegrity: '', previous: null },
};

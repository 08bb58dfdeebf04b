/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beat, readLiveGateways, writeGatewayState } from './live-gateways.ts';

const state = (gateway: string) => ({ gateway, contracts: [1], generation: 1, refused: [] });

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gateways-'));
  await writeGatewayState(dir, state('one'));
});
afterEach(() => rm(dir, { recursive: true }));

const beatAt = (moment: Date) => utimes(join(dir, 'gateways', 'one.json'), moment, moment);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test.each([
  ['ended an hour ago', -1],
  ['ended before the clock was put back a day', 24],
])('a gateway that %s is not live, and its file is removed by another', async (_what, hours) => {
  await beatAt(inHours(hours));
  await expect(readLiveGateways(dir)).resolves.toEqual([]);
  await writeGatewayState(dir, state('two'));
  expect(await readdir(join(dir, 'gateways'))).toEqual(['two.json']);
});

test('a gateway that runs is live again with its next beat after the clock was put back', async () => {
  await beatAt(inHours(24));
  await beat(dir, 'one');
  await expect(readLiveGateways(dir)).resolves.toEqual([state('one')]);
});

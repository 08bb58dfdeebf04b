/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KIT_CONTRACT } from '../contract/pages/kit-contract.ts';
import { loadServerBundle } from './server-bundle.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'bundle-'))));
afterEach(() => rm(folder, { recursive: true }));

async function bundle(code: string): Promise<string> {
  const file = join(folder, 'render.js');
  await writeFile(file, code);
  return file;
}

const good = `module.exports = { contract: ${KIT_CONTRACT}, module: 'mf-auth', render: async (asked) => ({ asked }) };`;

test('a bundle renders what it is asked', async () => {
  const { render } = await loadServerBundle(await bundle(good));
  await expect(render('page')).resolves.toEqual({ asked: 'page' });
});

test('a bundle may use Node’s own modules and no other', async () => {
  await expect(loadServerBundle(await bundle(`require('node:util'); ${good}`))).resolves.toBeDefined();
  await expect(loadServerBundle(await bundle(`require('zod'); ${good}`))).rejects.toThrow('may not load zod');
});

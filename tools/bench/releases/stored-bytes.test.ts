import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDifferences, hashStoredFilesExcept } from './stored-bytes.ts';

let folder: string;
const modules = ['shell', 'mf-content', 'mf-donations', 'mf-applications', 'mf-auth'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-'));
  for (const module of modules) {
    await mkdir(join(folder, module, '1'), { recursive: true });
    await writeFile(join(folder, module, '1/remote.js'), 'run(1)');
  }
});
afterAll(() => rm(folder, { recursive: true }));

test('what a release of one module changes elsewhere is told, and its own files are not', async () => {
  const before = await hashStoredFilesExcept(folder, 'mf-donations');
  await writeFile(join(folder, 'mf-donations/1/remote.js'), 'run(2)');
  expect(listDifferences(before, await hashStoredFilesExcept(folder, 'mf-donations'))).toEqual([]);
  await writeFile(join(folder, 'mf-auth/1/remote.js'), 'run(2)');
  await writeFile(join(folder, 'shell/1/more.js'), 'run(1)');
  expect(listDifferences(before, await hashStoredFilesExcept(folder, 'mf-donations'))).toEqual([
    'mf-auth/1/remote.js',
    'shell/1/more.js',
  ]);
});

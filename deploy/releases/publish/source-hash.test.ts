import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceHash } from './source-hash.ts';

let root: string;
let before: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  await write('mf-auth/src/remote.tsx', 'a');
  await write('shared/ui/button.tsx', 'b');
  await write('mf-content/src/remote.tsx', 'c');
  await write('package-lock.json', '{}');
  before = await sourceHash(root, 'mf-auth');
});
afterEach(() => rm(root, { recursive: true }));

test.each(['mf-auth/src/remote.tsx', 'mf-auth/src/new.css', 'shared/ui/button.tsx', 'package-lock.json'])(
  'a change of %s is a change of mf-auth',
  async (path) => {
    await write(path, 'changed');
    await expect(sourceHash(root, 'mf-auth')).resolves.not.toBe(before);
  },
);

test.each([
  'mf-content/src/remote.tsx',
  'mf-auth/README.md',
  'mf-auth/e2e/login.spec.ts',
  'mf-auth/src/remote.test.tsx',
  'mf-auth/node_modules/x/index.js',
  'mf-auth/.swc/cache',
  'shared/testing/axe.ts',
])('a change of %s is none of mf-auth', async (path) => {
  await write(path, 'changed');
  await expect(sourceHash(root, 'mf-auth')).resolves.toBe(before);
});

test('a line moved from one file to the next is a change', async () => {
  await write('mf-auth/src/remote.tsx', '');
  await write('mf-auth/src/same.tsx', 'a');
  await expect(sourceHash(root, 'mf-auth')).resolves.not.toBe(before);
});

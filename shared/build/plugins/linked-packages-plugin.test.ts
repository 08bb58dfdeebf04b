/** @jest-environment node */
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from '../compile.ts';
import { LinkedPackagesPlugin } from './linked-packages-plugin.ts';

let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'linked-')));
});

afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

test('two versions of a linked package stay two modules', async () => {
  await write('elsewhere/node_modules/words/index.js', "module.exports = 'the newer';");
  await write('elsewhere/part/node_modules/words/index.js', "module.exports = 'the older';");
  await write('project/index.js', "console.log(require('words'), require('./part/index.js'));");
  await write('project/part/index.js', "module.exports = require('words');");
  await symlink(join(folder, 'elsewhere/node_modules'), join(folder, 'project/node_modules'));
  await symlink(join(folder, 'elsewhere/part/node_modules'), join(folder, 'project/part/node_modules'));
  await compile({
    context: join(folder, 'project'),
    mode: 'none',
    entry: './index.js',
    output: { path: join(folder, 'built'), filename: 'built.js' },
    plugins: [new LinkedPackagesPlugin()],
  });
  const built = await readFile(join(folder, 'built/built.js'), 'utf8');
  expect(built).toContain('the newer');
  expect(built).toContain('the older');
});

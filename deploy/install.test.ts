import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const pinned = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/api': { resolved: 'api', link: true },
    'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/fsevents': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
};
let project: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
};
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  await write('package-lock.json', JSON.stringify(pinned));
  await mkdir(join(project, 'deploy'));
  await copyFile(join(import.meta.dirname, 'install.mjs'), join(project, 'deploy/install.mjs'));
  await write('bin/npm', '#!/bin/sh\nmkdir -p node_modules\necho "npm $1 ran"\n');
  await chmod(join(project, 'bin/npm'), 0o755);
});
afterEach(() => rm(project, { recursive: true }));

async function install(version = process.versions.node): Promise<string> {
  const script = `import('${join(project, 'deploy/install.mjs')}').then((m) => m.installWhenNeeded('${version}'))`;
  const env = { ...process.env, PATH: `${join(project, 'bin')}:${process.env.PATH}` };
  return (await promisify(execFile)(process.execPath, ['-e', script], { env })).stdout;
}

test('a fresh clone gets the pinned packages, once', async () => {
  await expect(install()).resolves.toMatch(/Installing packages…\nnpm ci ran\nPackages installed \(\d+ s\)/);
  await expect(install()).resolves.toBe('');
});

test.each(['18.20.0', '20.11.1', '20.18.9', '22.11.0'])(
  'Node %s is told what the site needs',
  async (version) => {
    await expect(install(version)).rejects.toMatchObject({
      code: 1,
      stderr: `This site needs Node 20.19, 22.12 or newer; this is Node ${version}.\n`,
    });
  },
);

test.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('Node %s is taken', async (version) => {
  await expect(install(version)).resolves.toContain('npm ci ran');
});

test('changed pins are installed', async () => {
  await install();
  await write(
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/zod': { version: '5.0.0' } } }),
  );
  await expect(install()).resolves.toContain('npm ci ran');
});

test('packages that somebody installed by hand are taken as they are when they are the pinned ones', async () => {
  const { 'node_modules/zod': zod } = pinned.packages;
  await write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/zod': zod } }));
  await expect(install()).resolves.toBe('');
  await expect(readFile(join(project, 'node_modules/.install-stamp'), 'utf8')).resolves.toMatch(/^\w{64}$/);
});

test('packages of another version are replaced', async () => {
  const zod = { version: '3.0.0', integrity: 'sha512-c' };
  await write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/zod': zod } }));
  await expect(install()).resolves.toContain('npm ci ran');
});

test('an installation that fails ends the start, and the next one tries again', async () => {
  await write('bin/npm', '#!/bin/sh\nexit 1\n');
  await expect(install()).rejects.toMatchObject({
    code: 1,
    stderr: 'The packages could not be installed; see above.\n',
  });
  await write('bin/npm', '#!/bin/sh\nmkdir -p node_modules\necho "npm $1 ran"\n');
  await expect(install()).resolves.toContain('npm ci ran');
});

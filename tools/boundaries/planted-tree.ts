import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { BREACHES, LAWFUL, PACKAGES, type PlantedImport, SHARED_EXPORTS } from './breaches.ts';

/** Writes a small tree with the project's layout, all breaches and all allowed imports. */
export async function plantTree(folder: string): Promise<void> {
  await write(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'planted', type: 'module', workspaces: ['shared'] }),
  );
  for (const name of PACKAGES) await plantPackage(join(folder, 'node_modules', name), name);
  await write(
    join(folder, 'shared/package.json'),
    JSON.stringify({ name: '@trust/shared', type: 'module', exports: SHARED_EXPORTS }),
  );
  await mkdir(join(folder, 'node_modules/@trust'), { recursive: true });
  await symlink('../../shared', join(folder, 'node_modules/@trust/shared'));

  for (const target of ['shared/ui/button.tsx', 'shared/testing/fake-api.ts', ...targets()]) {
    await write(join(folder, target), 'export const it = 1;\n');
  }
  for (const planted of [...BREACHES, ...LAWFUL]) {
    await write(join(folder, planted.from), `${importOf(planted)}\nexport const it = 1;\n`);
  }
}

function targets(): string[] {
  return [...BREACHES, ...LAWFUL]
    .map(({ to }) => to)
    .filter((to) => !to.startsWith('@') && extname(to).startsWith('.ts') && !to.includes('no-such-file'));
}

function importOf({ from, to, as }: Omit<PlantedImport, 'rule'>): string {
  const path = extname(to).startsWith('.ts') ? relativePath(dirname(from), to) : to;
  if (as === 'dynamic') return `export const later = () => import('${path}');`;
  if (as === 'type') return `import type { it as other } from '${path}';\nexport type Other = typeof other;`;
  return `import { it as other } from '${path}';\nexport const same = other;`;
}

function relativePath(folder: string, target: string): string {
  const path = relative(folder, target).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

async function plantPackage(folder: string, name: string): Promise<void> {
  await write(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  await write(join(folder, 'index.js'), 'export const it = 1;\n');
  await write(join(folder, 'mini/index.js'), 'export const it = 1;\n');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const { workspaces }: { workspaces: string[] } = readManifest('.');
const folders = readdirSync(root).filter((name) =>
  workspaces.some((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(name)),
);

/** Folders of what builds make, and of what only tests import: their tools are the top package's. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.cache|\.data|e2e|testing)\//;
const TEST = /\.test\.tsx?$|(^|\/)(jest|playwright)\.config\./;

/** Names that a build's configuration maps to a file. */
const MADE_BY_BUILDS = new Set(['the-page', 'the-remote']);

function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function findImportedPackages(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !LEFT_OUT.test(file) && !TEST.test(file));
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(root, folder, file), 'utf8');
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  });
  const packages = imported
    .filter((name) => !name.startsWith('.') && !isBuiltin(name) && !MADE_BY_BUILDS.has(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(packages)];
}

test.each(folders)('%s lists every package that it imports', (folder) => {
  const { name, dependencies = {}, devDependencies = {} } = readManifest(folder);
  const listed = new Set([name, ...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  expect(findImportedPackages(folder).filter((imported) => !listed.has(imported))).toEqual([]);
});

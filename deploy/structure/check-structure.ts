import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDeclaredNames, type DeclaredName } from './declared-names.ts';
import { checkFolderSizes, countByFolder, percentile } from './folder-sizes.ts';
import { findReplacedWords } from './replaced-words.ts';
import { isProductFile, listSourceFiles } from './source-files.ts';
import { findRepeatedTypes } from './type-names.ts';

const root = join(import.meta.dirname, '../..');

const files = await listSourceFiles(root);
const names = new Map<string, DeclaredName[]>();
for (const file of files) names.set(file, findDeclaredNames(file, await readFile(join(root, file), 'utf8')));

const violations = [
  ...[...names]
    .filter(([file]) => isProductFile(file))
    .flatMap(([file, found]) => findReplacedWords(file, found)),
  ...findRepeatedTypes(names),
  ...checkFolderSizes(files),
];
for (const violation of violations) console.error(violation);
const sizes = [...countByFolder(files).values()];
console.log(
  violations.length === 0
    ? `${String(files.length)} files: no replaced word, no type name twice; source files in a folder: ` +
        `median ${String(percentile(sizes, 0.5))}, 90th percentile ${String(percentile(sizes, 0.9))}, most ${String(Math.max(...sizes))}.`
    : `${String(violations.length)} violations.`,
);
process.exitCode = violations.length === 0 ? 0 : 1;

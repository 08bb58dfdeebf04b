import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as drawings from '../../shell/src/gateway/favicon.ts';
import { findColourLiterals } from './colours/colour-literals.ts';
import { readColourTokens, writeColours } from './colours/colour-tokens.ts';
import { writeIconHeading } from './colours/icon-pictures.ts';
import { checkExportedNames } from './exported-names.ts';
import { checkFolderSizes, countByFolder, percentile } from './folder-sizes.ts';
import { checkImportOrder, ORDER_FILE } from './import-order.ts';
import { isProductFile, listSourceFiles } from './source-files.ts';
import { findRepeatedTypes } from './type-names.ts';

const root = join(import.meta.dirname, '../..');

const files = await listSourceFiles(root);
const texts = new Map<string, string>();
for (const file of [...files, ...(await listSourceFiles(root, ['*.css']))]) {
  texts.set(file, await readFile(join(root, file), 'utf8'));
}
const colours = readColourTokens(texts.get('shared/ui/tokens.css') ?? '');

const violations = [
  ...findRepeatedTypes(texts),
  ...checkFolderSizes(files),
  ...checkExportedNames(texts),
  ...checkImportOrder(await readFile(join(root, ORDER_FILE), 'utf8'), texts),
  ...[...texts].flatMap(([file, text]) =>
    isProductFile(file) ? findColourLiterals(file, text, colours) : [],
  ),
  ...(texts.get('shared/ui/colours.ts') === writeColours(colours)
    ? []
    : ['shared/ui/colours.ts differs from shared/ui/tokens.css: npm run derive:colours']),
  ...(texts.get('shell/src/gateway/icon-pictures.ts')?.startsWith(writeIconHeading(drawings))
    ? []
    : ['shell/src/gateway/icon-pictures.ts is of other drawings than favicon.ts: npm run derive:colours']),
];
for (const violation of violations) console.error(violation);
const sizes = [...countByFolder(files).values()];
console.log(
  violations.length === 0
    ? `${String(files.length)} files: no type name twice, no colour beside the tokens; source files in a folder: ` +
        `median ${String(percentile(sizes, 0.5))}, 90th percentile ${String(percentile(sizes, 0.9))}, most ${String(Math.max(...sizes))}.`
    : `${String(violations.length)} violations.`,
);
process.exitCode = violations.length === 0 ? 0 : 1;

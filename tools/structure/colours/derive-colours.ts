import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readColourTokens, writeColours } from './colour-tokens.ts';

const folder = join(import.meta.dirname, '../../../shared/ui');
const tokens = readColourTokens(await readFile(join(folder, 'tokens.css'), 'utf8'));
await writeFile(join(folder, 'colours.ts'), writeColours(tokens));

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readColourTokens, writeColours } from './colour-tokens.ts';
import { writeIconPictures } from './icon-pictures.ts';

const root = join(import.meta.dirname, '../../..');
const tokens = readColourTokens(await readFile(join(root, 'shared/ui/tokens.css'), 'utf8'));
await writeFile(join(root, 'shared/ui/colours.ts'), writeColours(tokens));
// Loaded only now: the drawings take their colours from that file.
const drawings = await import('../../../shell/src/gateway/favicon.ts');
await writeFile(join(root, 'shell/src/gateway/icon-pictures.ts'), await writeIconPictures(drawings));

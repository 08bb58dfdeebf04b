import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icons } from './motifs/icons.ts';
import { gatheringsEvents } from './scenes/events/gatherings.ts';
import { outdoorsEvents } from './scenes/events/outdoors.ts';
import { news } from './scenes/news.ts';
import { careProjects } from './scenes/projects/care.ts';
import { eldersAndZakatProjects } from './scenes/projects/elders-and-zakat.ts';
import { householdsProjects } from './scenes/projects/households.ts';
import { housesProjects } from './scenes/projects/houses.ts';
import { learningProjects } from './scenes/projects/learning.ts';
import { reliefProjects } from './scenes/projects/relief.ts';
import { treatmentProjects } from './scenes/projects/treatment.ts';
import { waterProjects } from './scenes/projects/water.ts';
import { womenProjects } from './scenes/projects/women.ts';
import { buildingUpdates } from './scenes/updates/building.ts';
import { careUpdates } from './scenes/updates/care.ts';
import { learningUpdates } from './scenes/updates/learning.ts';
import { reliefUpdates } from './scenes/updates/relief.ts';
import { waterUpdates } from './scenes/updates/water.ts';
import { workUpdates } from './scenes/updates/work.ts';
import { hero } from './scenes/hero.ts';
import type { Art } from './svg.ts';

type Size = { readonly width: number; readonly height: number };
const wide: Size = { width: 1280, height: 800 };
const square: Size = { width: 256, height: 256 };

const pictures = fileURLToPath(new URL('../../../api/sample-content/pictures/', import.meta.url));

async function write(path: string, art: Art, { width, height }: Size): Promise<void> {
  const file = `${pictures}${path}.webp`;
  await mkdir(dirname(file), { recursive: true });
  const sized = art.replace('<svg ', `<svg width="${width}" height="${height}" `);
  await sharp(Buffer.from(sized)).resize(width, height).webp({ quality: 84, effort: 6 }).toFile(file);
}

async function writeAll(folder: string, arts: Readonly<Record<string, Art>>, size: Size): Promise<void> {
  for (const [name, art] of Object.entries(arts)) await write(`${folder}/${name}`, art, size);
}

await writeAll(
  'projects',
  {
    ...housesProjects,
    ...householdsProjects,
    ...womenProjects,
    ...eldersAndZakatProjects,
    ...treatmentProjects,
    ...careProjects,
    ...learningProjects,
    ...waterProjects,
    ...reliefProjects,
  },
  wide,
);
await writeAll(
  'updates',
  {
    ...buildingUpdates,
    ...waterUpdates,
    ...learningUpdates,
    ...workUpdates,
    ...careUpdates,
    ...reliefUpdates,
  },
  wide,
);
await writeAll('news', news, wide);
await writeAll('events', { ...outdoorsEvents, ...gatheringsEvents }, wide);
await writeAll('categories', icons, square);
await write('hero', hero, wide);

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const COLUMNS = 6;
const CELL = { width: 320, height: 200 };

/** Lays all pictures of a folder out on one PNG: `npx tsx contact-sheet.ts pictures/projects sheet.png` */
const [folder, output] = process.argv.slice(2);
if (!folder || !output) throw new Error('Usage: contact-sheet.ts <folder of pictures> <sheet.png>');

const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();
const cells = await Promise.all(
  names.map(async (name, index) => ({
    input: await sharp(join(folder, name))
      .resize({ ...CELL, fit: 'inside' })
      .toBuffer(),
    left: (index % COLUMNS) * (CELL.width + 8),
    top: Math.floor(index / COLUMNS) * (CELL.height + 8),
  })),
);
const width = COLUMNS * (CELL.width + 8);
const height = Math.ceil(names.length / COLUMNS) * (CELL.height + 8);
await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  .composite(cells)
  .png()
  .toFile(output);
process.stdout.write(`${names.join('\n')}\n`);

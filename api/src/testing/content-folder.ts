import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { importContent, undoImport, type ImportOutcome, type UndoOutcome } from '../import/import-content.ts';
import { SMALL_SET, type ContentEntries } from './small-set.ts';
import type { TestApi } from './test-api.ts';

/** A content folder on the disk; each call of `write` replaces the files that it is given. */
export type ContentFolder = {
  path: string;
  write(entries: Partial<ContentEntries>): Promise<void>;
  writeFile(name: string, content: Uint8Array | string): Promise<void>;
  removeFile(name: string): Promise<void>;
  importInto(api: TestApi, options?: { dryRun?: boolean; by?: string }): Promise<ImportOutcome>;
  remove(): Promise<void>;
};

/** The least that is recognised as a PDF. */
export const A_PDF = '%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** The small set's pictures, encoded once for all folders. */
let pictures: Promise<[name: string, content: Buffer][]> | undefined;

async function encodePictures(): Promise<[name: string, content: Buffer][]> {
  return [
    ['house.webp', await createPicture('#2f6b4f').webp().toBuffer()],
    ['well.jpg', await createPicture('#b5643c').jpeg().toBuffer()],
    ['boat.png', await createPicture('#3c6fb5').png().toBuffer()],
  ];
}

/** Creates a content folder with the small set and its files. */
export async function createContentFolder(): Promise<ContentFolder> {
  const path = await mkdtemp(join(tmpdir(), 'trust-content-'));
  const folder: ContentFolder = {
    path,
    async write(entries) {
      for (const [kind, list] of Object.entries(entries)) {
        await writeFile(join(path, `${kind}.json`), JSON.stringify(list, null, 1));
      }
    },
    async writeFile(name, content) {
      await mkdir(dirname(join(path, name)), { recursive: true });
      await writeFile(join(path, name), content);
    },
    removeFile: (name) => rm(join(path, name)),
    importInto: (api, options) => importFolder(api, path, options),
    remove: () => rm(path, { recursive: true, force: true }),
  };
  await folder.write(SMALL_SET);
  pictures ??= encodePictures();
  for (const [name, content] of await pictures) await folder.writeFile(`pictures/${name}`, content);
  await folder.writeFile('files/form.pdf', A_PDF);
  return folder;
}

/** Imports the small set, of which a test then needs no folder. */
export async function importSmallSet(api: TestApi): Promise<void> {
  const folder = await createContentFolder();
  await folder.importInto(api);
  await folder.remove();
}

/** Imports a folder as the command does. */
export function importFolder(
  api: TestApi,
  folder: string,
  { dryRun = false, by = 'Anitha' } = {},
): Promise<ImportOutcome> {
  const { storage, clock, connection } = api;
  return importContent({ folder, database: connection.database, storage, dryRun, by, now: clock.now });
}

/** Restores the previous set, as the command does. */
export function undoLastImport(api: TestApi, { dryRun = false, by = 'Basheer' } = {}): Promise<UndoOutcome> {
  return undoImport({ database: api.connection.database, dryRun, by, now: api.clock.now });
}

/** Creates a picture of one colour. */
export function createPicture(colour: string, size = { width: 1600, height: 1000 }) {
  return sharp({ create: { ...size, channels: 3, background: colour } });
}

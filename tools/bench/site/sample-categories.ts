import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importContent, SAMPLE_CONTENT } from './api-process.ts';

/** Of the sample content, what takes applications: the categories with their pictures. */
const CATEGORIES = ['categories.json', 'pictures/categories'];

/** Imports the categories of the sample content alone: encoding all its pictures takes a core ten seconds. */
export async function importSampleCategories(environment: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trust-categories-'));
  try {
    const lists = (await readdir(SAMPLE_CONTENT)).filter((name) => name.endsWith('.json'));
    await Promise.all(lists.map((name) => writeFile(join(folder, name), '[]')));
    for (const path of CATEGORIES)
      await cp(join(SAMPLE_CONTENT, path), join(folder, path), { recursive: true });
    await importContent(folder, environment);
  } finally {
    await rm(folder, { recursive: true });
  }
}

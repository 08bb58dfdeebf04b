import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CONTENT_KINDS, type ContentKind } from '@trust/shared/contract/content-set';
import { fileOf, type ContentSet, type Fault } from './content-set.ts';

/** Reads and validates the files of a content set; the set holds the good entries, the faults tell of the others. */
export async function readSet(folder: string): Promise<{ set: ContentSet; faults: Fault[] }> {
  const faults: Fault[] = [];
  const read = async <Schema extends z.ZodMiniType>(kind: ContentKind, schema: Schema) =>
    checkEntries(schema, fileOf(kind), await readArray(folder, fileOf(kind), faults), faults);
  const set: ContentSet = {
    categories: await read('categories', CONTENT_KINDS.categories),
    projects: await read('projects', CONTENT_KINDS.projects),
    gallery: await read('gallery', CONTENT_KINDS.gallery),
    news: await read('news', CONTENT_KINDS.news),
    'project-reports': await read('project-reports', CONTENT_KINDS['project-reports']),
    media: await read('media', CONTENT_KINDS.media),
    events: await read('events', CONTENT_KINDS.events),
    reports: await read('reports', CONTENT_KINDS.reports),
    downloads: await read('downloads', CONTENT_KINDS.downloads),
    solace: await read('solace', CONTENT_KINDS.solace),
  };
  return { set, faults };
}

async function readArray(folder: string, file: string, faults: Fault[]): Promise<unknown[]> {
  try {
    const content = z.array(z.unknown()).safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (content.success) return content.data;
    faults.push({ file, fault: 'must be a list: [ … ]' });
  } catch (error) {
    const fault =
      error instanceof SyntaxError
        ? `is not JSON: ${error.message}`
        : 'cannot be read. Where there is nothing of a kind, its file holds []';
    faults.push({ file, fault });
  }
  return [];
}

function checkEntries<Schema extends z.ZodMiniType>(
  schema: Schema,
  file: string,
  entries: unknown[],
  faults: Fault[],
): z.output<Schema>[] {
  return entries.flatMap((candidate, index) => {
    const parsed = schema.safeParse(candidate);
    if (parsed.success) return [parsed.data];
    for (const issue of parsed.error.issues) {
      faults.push({ file, entry: index + 1, field: issue.path.join('.'), fault: issue.message });
    }
    return [];
  });
}

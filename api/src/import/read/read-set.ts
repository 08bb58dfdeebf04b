import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  AdditionalFieldEntry,
  CONTENT_KINDS,
  type ContentKind,
} from '@trust/shared/contract/content/content-set';
import { ContentId } from '@trust/shared/contract/content/projects';
import type { ContentSet, ContentFieldError, ContentLocation, LocateEntry } from '../content-set.ts';
import { ADDITIONAL_FIELD_CELLS, CSV_CELLS } from './csv-columns.ts';
import { readCsv } from './read-csv.ts';
import { readJson, type FoundEntries } from './read-json.ts';
import { readText } from './read-text.ts';

/** The most entries of one kind. */
const MAX_ENTRIES = 20_000;
const ADDITIONAL_FIELDS = 'additional-fields.csv';

type Reading = {
  folder: string;
  errors: ContentFieldError[];
  locations: Map<ContentKind, ContentLocation[]>;
};

/** Reads and validates the files of a content set; returns the valid entries, and errors for the others. */
export async function readSet(
  folder: string,
): Promise<{ set: ContentSet; locate: LocateEntry; errors: ContentFieldError[] }> {
  const reading: Reading = { folder, errors: [], locations: new Map() };
  const read = async <Schema extends z.ZodMiniType>(kind: ContentKind, schema: Schema) => {
    const found = await findEntries(kind, reading);
    reading.errors.push(...found.errors);
    const checked = checkEntries(schema, found, reading.errors);
    reading.locations.set(
      kind,
      checked.map(({ location }) => location),
    );
    return checked.map(({ entry }) => entry);
  };
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
  await addAdditionalFields(set, reading);
  const locate: LocateEntry = (kind, index) => reading.locations.get(kind)?.[index] ?? { file: kind };
  return { set, locate, errors: reading.errors };
}

async function findEntries(kind: ContentKind, { folder }: Reading): Promise<FoundEntries> {
  const json = `${kind}.json`;
  const csv = `${kind}.csv`;
  const [inJson, inCsv] = await Promise.all([readText(join(folder, json)), readText(join(folder, csv))]);
  const refuse = (file: string, message: string): FoundEntries => ({
    entries: [],
    errors: [{ file, message }],
  });
  if (inJson.kind !== 'missing' && inCsv.kind !== 'missing')
    return refuse(csv, `is there beside ${json}: keep one`);
  if (inJson.kind === 'wrong') return refuse(json, inJson.message);
  if (inCsv.kind === 'wrong') return refuse(csv, inCsv.message);
  if (inJson.kind === 'text') return limitEntries(json, readJson(json, inJson.text));
  if (inCsv.kind === 'text') return limitEntries(csv, readCsv(csv, inCsv.text, CSV_CELLS[kind]));
  return refuse(
    json,
    `is not there, and no ${csv} either. Where there is nothing of a kind, the one holds [], the other its headings`,
  );
}

function limitEntries(file: string, found: FoundEntries): FoundEntries {
  if (found.entries.length <= MAX_ENTRIES) return found;
  const message = `has more than ${String(MAX_ENTRIES)} entries`;
  return { entries: [], errors: [...found.errors, { file, message }] };
}

type Checked<Entry> = { entry: Entry; location: ContentLocation };

function checkEntries<Schema extends z.ZodMiniType>(
  schema: Schema,
  { entries }: FoundEntries,
  errors: ContentFieldError[],
): Checked<z.output<Schema>>[] {
  return entries.flatMap(({ value, location }) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return [{ entry: parsed.data, location }];
    for (const issue of parsed.error.issues) {
      errors.push({ ...location, field: fieldOf(issue.path, location), message: issue.message });
    }
    return [];
  });
}

/** A field's name as in its file: `name.en` in JSON, `name_en` in a table. */
function fieldOf(path: PropertyKey[], { entry }: ContentLocation): string {
  if (entry !== undefined) return path.join('.');
  return path.filter((part) => typeof part === 'string').join('_');
}

/** Adds the additional fields of categories from their table. */
async function addAdditionalFields(set: ContentSet, { folder, errors }: Reading): Promise<void> {
  const file = await readText(join(folder, ADDITIONAL_FIELDS));
  if (file.kind === 'missing') return;
  if (file.kind === 'wrong') return void errors.push({ file: ADDITIONAL_FIELDS, message: file.message });
  const found = limitEntries(
    ADDITIONAL_FIELDS,
    readCsv(ADDITIONAL_FIELDS, file.text, ADDITIONAL_FIELD_CELLS),
  );
  errors.push(...found.errors);
  const schema = z.extend(AdditionalFieldEntry, { category: ContentId });
  for (const { entry, location } of checkEntries(schema, found, errors)) {
    const { category, ...field } = entry;
    const asking = set.categories.find(({ id }) => id === category);
    if (asking) asking.additionalFields.push(field);
    else errors.push({ ...location, field: 'category', message: `there is no category ${category}` });
  }
}

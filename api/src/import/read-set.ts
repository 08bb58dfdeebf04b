import { join } from 'node:path';
import * as z from 'zod/mini';
import { AdditionalFieldEntry, CONTENT_KINDS, type ContentKind } from '@trust/shared/contract/content-set';
import { ContentId } from '@trust/shared/contract/projects';
import type { ContentSet, Fault, Place, PlaceOf } from './content-set.ts';
import { ADDITIONAL_FIELD_CELLS, CSV_CELLS } from './csv-columns.ts';
import { readCsv } from './read-csv.ts';
import { readJson, type FoundEntries } from './read-json.ts';
import { readText } from './read-text.ts';

/** Entries that one kind may have. */
const MOST_ENTRIES = 20_000;
const ADDITIONAL_FIELDS = 'additional-fields.csv';

type Reading = { folder: string; faults: Fault[]; places: Map<ContentKind, Place[]> };

/** Reads and validates the files of a content set; the set holds the good entries, the faults tell of the others. */
export async function readSet(
  folder: string,
): Promise<{ set: ContentSet; placeOf: PlaceOf; faults: Fault[] }> {
  const reading: Reading = { folder, faults: [], places: new Map() };
  const read = async <Schema extends z.ZodMiniType>(kind: ContentKind, schema: Schema) => {
    const found = await findEntries(kind, reading);
    reading.faults.push(...found.faults);
    const checked = checkEntries(schema, found, reading.faults);
    reading.places.set(
      kind,
      checked.map(({ place }) => place),
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
  const placeOf: PlaceOf = (kind, index) => reading.places.get(kind)?.[index] ?? { file: kind };
  return { set, placeOf, faults: reading.faults };
}

async function findEntries(kind: ContentKind, { folder }: Reading): Promise<FoundEntries> {
  const json = `${kind}.json`;
  const csv = `${kind}.csv`;
  const [inJson, inCsv] = await Promise.all([readText(join(folder, json)), readText(join(folder, csv))]);
  const wrong = (file: string, fault: string): FoundEntries => ({ entries: [], faults: [{ file, fault }] });
  if (inJson.kind !== 'missing' && inCsv.kind !== 'missing')
    return wrong(csv, `is there beside ${json}: keep one`);
  if (inJson.kind === 'wrong') return wrong(json, inJson.fault);
  if (inCsv.kind === 'wrong') return wrong(csv, inCsv.fault);
  if (inJson.kind === 'text') return bounded(json, readJson(json, inJson.text));
  if (inCsv.kind === 'text') return bounded(csv, readCsv(csv, inCsv.text, CSV_CELLS[kind]));
  return wrong(
    json,
    `is not there, and no ${csv} either. Where there is nothing of a kind, the one holds [], the other its headings`,
  );
}

function bounded(file: string, found: FoundEntries): FoundEntries {
  if (found.entries.length <= MOST_ENTRIES) return found;
  const fault = `has more than ${String(MOST_ENTRIES)} entries`;
  return { entries: [], faults: [...found.faults, { file, fault }] };
}

type Checked<Entry> = { entry: Entry; place: Place };

function checkEntries<Schema extends z.ZodMiniType>(
  schema: Schema,
  { entries }: FoundEntries,
  faults: Fault[],
): Checked<z.output<Schema>>[] {
  return entries.flatMap(({ value, place }) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return [{ entry: parsed.data, place }];
    for (const issue of parsed.error.issues) {
      faults.push({ ...place, field: fieldOf(issue.path, place), fault: issue.message });
    }
    return [];
  });
}

/** A field as its file calls it: `name.en` in a list, `name_en` at the head of a table. */
function fieldOf(path: PropertyKey[], { entry }: Place): string {
  if (entry !== undefined) return path.join('.');
  return path.filter((part) => typeof part === 'string').join('_');
}

/** A category's own questions, where a trust keeps them as a table. */
async function addAdditionalFields(set: ContentSet, { folder, faults }: Reading): Promise<void> {
  const file = await readText(join(folder, ADDITIONAL_FIELDS));
  if (file.kind === 'missing') return;
  if (file.kind === 'wrong') return void faults.push({ file: ADDITIONAL_FIELDS, fault: file.fault });
  const found = bounded(ADDITIONAL_FIELDS, readCsv(ADDITIONAL_FIELDS, file.text, ADDITIONAL_FIELD_CELLS));
  faults.push(...found.faults);
  const schema = z.extend(AdditionalFieldEntry, { category: ContentId });
  for (const { entry, place } of checkEntries(schema, found, faults)) {
    const { category, ...field } = entry;
    const asking = set.categories.find(({ id }) => id === category);
    if (asking) asking.additionalFields.push(field);
    else faults.push({ ...place, field: 'category', fault: `there is no category ${category}` });
  }
}

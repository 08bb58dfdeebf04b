import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import type { ContentEntry, ContentKind } from '../../content-kinds/content-kind.ts';
import { CONTENT_KINDS } from '../../content-registry/content-kinds.ts';
import { id, schemasOf, type CellKind, type FieldSet } from '../../content-kinds/fields.ts';
import type {
  ContentFieldError,
  ContentLocation,
  ContentSet,
  KindEntries,
  LocateEntry,
} from '../content-set.ts';
import { describeIssue } from './describe-issue.rules.ts';
import { describeOtherName } from './other-names.rules.ts';
import { headingsOf } from './csv-headings.rules.ts';
import { readCsv } from './read-csv.ts';
import { readJson, type FoundEntries } from './read-json.ts';
import { readText } from './read-text.ts';
import { findUnstorable } from './unstorable.rules.ts';

/** The most entries of one kind. */
const MAX_ENTRIES = 20_000;

type Reading = {
  folder: string;
  /** The files of the folder. */
  names: readonly string[];
  errors: ContentFieldError[];
  locations: Map<string, ContentLocation[]>;
};

/** Reads and validates the files of a content set; returns the valid entries, and errors for the others. */
export async function readSet(
  folder: string,
): Promise<{ set: ContentSet; locate: LocateEntry; errors: ContentFieldError[] }> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names)
    return {
      set: [],
      locate: (file) => ({ file }),
      errors: [{ file: folder, message: 'is no folder that can be read' }],
    };
  const reading: Reading = { folder, names, errors: [], locations: new Map() };
  const ownTables: KindEntries[] = [];
  for (const kind of CONTENT_KINDS) ownTables.push({ kind, entries: await readEntries(kind, reading) });
  const set: KindEntries[] = [];
  for (const ofKind of ownTables) set.push(await addItems(ofKind, reading));
  const locate: LocateEntry = (kind, index) => reading.locations.get(kind)?.[index] ?? { file: kind };
  return { set, locate, errors: reading.errors };
}

async function readEntries(kind: ContentKind, reading: Reading): Promise<ContentEntry[]> {
  const found = await findEntries(kind, reading);
  reading.errors.push(...found.errors);
  const checked = checkEntries(kind.entry, { id: id(), ...kind.fields }, found, reading.errors);
  reading.locations.set(
    kind.name,
    checked.map(({ location }) => location),
  );
  return checked.map(({ entry }) => entry);
}

async function findEntries({ name, fields }: ContentKind, { folder, names }: Reading): Promise<FoundEntries> {
  const json = `${name}.json`;
  const csv = `${name}.csv`;
  const [inJson, inCsv] = await Promise.all([readText(join(folder, json)), readText(join(folder, csv))]);
  const refuse = (file: string, message: string): FoundEntries => ({
    entries: [],
    errors: [{ file, message }],
  });
  if (inJson.outcome !== 'missing' && inCsv.outcome !== 'missing')
    return refuse(csv, `is there beside ${json}: keep one`);
  if (inJson.outcome === 'refused') return refuse(json, inJson.message);
  if (inCsv.outcome === 'refused') return refuse(csv, inCsv.message);
  if (inJson.outcome === 'read') return limitEntries(json, readJson(json, inJson.text));
  if (inCsv.outcome === 'read')
    return limitEntries(csv, readCsv(csv, inCsv.text, { id: 'figures', ...cellsOf(fields) }));
  const other = describeOtherName(name, names);
  if (other) return refuse(other.file, other.message);
  return refuse(
    json,
    `is not there, and no ${csv} either. Where there is nothing of a kind, the one holds [], the other its headings`,
  );
}

/** The columns of a table; a field without a cell has a table of its own. */
function cellsOf(fields: FieldSet): Record<string, CellKind> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { cell }]) => (cell ? [[name, cell] as const] : [])),
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
  fields: FieldSet,
  { entries }: FoundEntries,
  errors: ContentFieldError[],
): Checked<z.output<Schema>>[] {
  return entries.flatMap(({ value, location, hint }) => {
    const parsed = schema.safeParse(value);
    // The cells of a table were looked at as they stand in it.
    const unstorable = location.entry === undefined ? [] : findUnstorable(value);
    const found = [
      ...unstorable,
      ...(parsed.error?.issues ?? []).map((issue) => ({
        path: issue.path,
        message: describeIssue(issue, fields, value),
      })),
    ];
    if (parsed.success && found.length === 0) return [{ entry: parsed.data, location }];
    if (hint !== undefined) errors.push({ ...location, message: hint });
    for (const { path, message } of found)
      errors.push({ ...location, field: fieldOf(path, location, fields), message });
    return [];
  });
}

/** A field's name as in its file: `name.en` in JSON, `name_en` in a table. */
function fieldOf(path: PropertyKey[], { entry }: ContentLocation, fields: FieldSet): string {
  if (entry !== undefined) return path.join('.');
  const [field = '', ...names] = path.filter((name) => typeof name === 'string');
  const cell = fields[field]?.cell;
  if (names.length === 0 && cell && !headingsOf(field, cell).includes(field))
    return `${field}_${DEFAULT_LANGUAGE}`;
  return [field, ...(cell === 'options' ? names.filter((name) => name !== 'name') : names)].join('_');
}

/** Adds the items of entries that have a table of their own, where the folder has it. */
async function addItems(
  { kind, entries }: KindEntries,
  { folder, names, errors }: Reading,
): Promise<KindEntries> {
  if (!kind.itemsTable) return { kind, entries };
  const { file, fields, owner, list } = kind.itemsTable;
  const csv = `${file}.csv`;
  const text = await readText(join(folder, csv));
  if (text.outcome === 'refused') errors.push({ file: csv, message: text.message });
  const other = text.outcome === 'missing' ? describeOtherName(file, names) : undefined;
  if (other) errors.push(other);
  if (text.outcome !== 'read') return { kind, entries };
  const found = limitEntries(csv, readCsv(csv, text.text, { [owner]: 'figures', ...cellsOf(fields) }));
  errors.push(...found.errors);
  const withOwner = { ...fields, [owner]: id() };
  const schema = z.strictObject(schemasOf(withOwner));
  const lists = new Map<unknown, unknown[]>(
    entries.map((entry) => [entry.id, z.array(z.unknown()).parse(entry[list])]),
  );
  for (const { entry, location } of checkEntries(schema, withOwner, found, errors)) {
    const { [owner]: ownerId, ...item } = entry;
    const items = lists.get(ownerId);
    if (items) items.push(item);
    else errors.push({ ...location, field: owner, message: `there is no ${owner} ${String(ownerId)}` });
  }
  return { kind, entries: entries.map((entry) => ({ ...entry, [list]: lists.get(entry.id) })) };
}

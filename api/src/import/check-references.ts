import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { ContentId } from '@trust/shared/contract/content/projects';
import type { ContentEntry } from '../content-kinds/content-kind.ts';
import type { Field } from '../content-kinds/fields.ts';
import type { ContentFieldError, ContentSet, KindEntries, LocateEntry } from './content-set.ts';

const Id = z.optional(ContentId);
const TextList = z.array(LocalisedText);

/** Errors between entries: repeated ids and references to missing entries. */
export function checkReferences(set: ContentSet, locate: LocateEntry): ContentFieldError[] {
  return [
    ...set.flatMap((ofKind) => findDuplicates(ofKind, locate)),
    ...set.flatMap((ofKind) =>
      Object.entries(ofKind.kind.fields).flatMap(([name, field]) => [
        ...findMissingReferences(set, ofKind, { name, field }, locate),
        ...findUnlistedTexts(set, ofKind, { name, field }, locate),
      ]),
    ),
  ];
}

function findDuplicates({ kind, entries }: KindEntries, locate: LocateEntry): ContentFieldError[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ ...locate(kind.name, index), field: 'id', message: `${id} occurs twice` }];
  });
}

type NamedField = { name: string; field: Field };

function findMissingReferences(
  set: ContentSet,
  { kind, entries }: KindEntries,
  { name, field }: NamedField,
  locate: LocateEntry,
): ContentFieldError[] {
  if (field.refersTo === undefined) return [];
  const known = new Set(entriesOf(set, field.refersTo).map(({ id }) => id));
  return entries.flatMap((entry, index) => {
    const id = Id.parse(entry[name]);
    if (id === undefined || known.has(id)) return [];
    return [{ ...locate(kind.name, index), field: name, message: `there is no ${name} ${id}` }];
  });
}

/** A text of an entry whose reference is missing is not checked. */
function findUnlistedTexts(
  set: ContentSet,
  { kind, entries }: KindEntries,
  { name, field: { listedBy } }: NamedField,
  locate: LocateEntry,
): ContentFieldError[] {
  if (!listedBy) return [];
  const { reference, list } = listedBy;
  const listed = new Map(
    entriesOf(set, kind.fields[reference]?.refersTo).map((entry) => [
      entry.id,
      new Set(TextList.parse(entry[list]).map(({ en }) => en)),
    ]),
  );
  return entries.flatMap((entry, index) => {
    const id = Id.parse(entry[reference]) ?? '';
    const { en } = LocalisedText.parse(entry[name]);
    if (listed.get(id)?.has(en) !== false) return [];
    const message = `${reference} ${id} has no ${name.toLowerCase()} "${en}"`;
    const location = locate(kind.name, index);
    const field = location.entry === undefined ? `${name}_${DEFAULT_LANGUAGE}` : name;
    return [{ ...location, field, message }];
  });
}

function entriesOf(set: ContentSet, kindName: string | undefined): readonly ContentEntry[] {
  return set.find(({ kind }) => kind.name === kindName)?.entries ?? [];
}

import type { ContentEntry, ContentKind } from '../content-kinds/content-kind.ts';

/** The entries of a kind, in the order of its file. */
export type KindEntries = { kind: ContentKind; entries: readonly ContentEntry[] };

/** Every entry of a content set, by kind, in the order in which kinds must be stored. */
export type ContentSet = readonly KindEntries[];

/** A location in a set; lines and entries are counted from 1. */
export type ContentLocation = { file: string; line?: number | undefined; entry?: number | undefined };

/** An error in a set, with its location. */
export type ContentFieldError = ContentLocation & { field?: string; message: string };

/** The location of an entry of a set, by the name of its kind. */
export type LocateEntry = (kind: string, index: number) => ContentLocation;

/** The set as the object that is stored: lists by the names of their kinds. */
export function toStoredSet(set: ContentSet): Record<string, readonly ContentEntry[]> {
  return Object.fromEntries(set.map(({ kind, entries }) => [kind.name, entries]));
}

/** One line for the person who corrects the file. */
export function formatFieldError({ file, line, entry, field, message }: ContentFieldError): string {
  const place = [
    file,
    line !== undefined && `line ${String(line)}`,
    entry !== undefined && `entry ${String(entry)}`,
    field,
  ];
  return `${place.filter(Boolean).join(', ')}: ${message}`;
}

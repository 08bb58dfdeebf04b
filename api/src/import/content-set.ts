import type * as z from 'zod/mini';
import { CONTENT_KINDS, type ContentKind } from '@trust/shared/contract/content-set';

/** Every entry of a content set, by kind, in the order of its files. */
export type ContentSet = { [Kind in ContentKind]: z.output<(typeof CONTENT_KINDS)[Kind]>[] };

/** Where something stands in a set; lines and entries are counted from 1. */
export type Place = { file: string; line?: number | undefined; entry?: number | undefined };

/** What is wrong with a set, and where. */
export type Fault = Place & { field?: string; fault: string };

/** Where an entry of a set was read. */
export type PlaceOf = (kind: ContentKind, index: number) => Place;

/** The kinds in the order in which they must be stored: a project names its category. */
export const KINDS: readonly ContentKind[] = [
  'categories',
  'projects',
  'gallery',
  'news',
  'project-reports',
  'media',
  'events',
  'reports',
  'downloads',
  'solace',
];

/** One line for the person who has to mend it. */
export function tellFault({ file, line, entry, field, fault }: Fault): string {
  const place = [
    file,
    line !== undefined && `line ${String(line)}`,
    entry !== undefined && `entry ${String(entry)}`,
    field,
  ];
  return `${place.filter(Boolean).join(', ')}: ${fault}`;
}

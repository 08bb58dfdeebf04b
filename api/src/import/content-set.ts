import type * as z from 'zod/mini';
import { CONTENT_KINDS, type ContentKind } from '@trust/shared/contract/content-set';

/** Every entry of a content set, by kind, in the order of its files. */
export type ContentSet = { [Kind in ContentKind]: z.output<(typeof CONTENT_KINDS)[Kind]>[] };

/** What is wrong with a set: in which file, at which entry (counted from 1), in which field. */
export type Fault = { file: string; entry?: number; field?: string; fault: string };

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

export const fileOf = (kind: ContentKind) => `${kind}.json`;

/** One line for the person who has to mend it. */
export function tellFault({ file, entry, field, fault }: Fault): string {
  const place = [file, entry !== undefined && `entry ${String(entry)}`, field].filter(Boolean).join(', ');
  return `${place}: ${fault}`;
}

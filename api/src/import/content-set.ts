import type * as z from 'zod/mini';
import { CONTENT_KINDS, type ContentKind } from '@trust/shared/contract/content/content-set';

/** Every entry of a content set, by kind, in the order of its files. */
export type ContentSet = { [Kind in ContentKind]: z.output<(typeof CONTENT_KINDS)[Kind]>[] };

/** A location in a set; lines and entries are counted from 1. */
export type ContentLocation = { file: string; line?: number | undefined; entry?: number | undefined };

/** An error in a set, with its location. */
export type ContentFieldError = ContentLocation & { field?: string; message: string };

/** The location of an entry of a set. */
export type LocateEntry = (kind: ContentKind, index: number) => ContentLocation;

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

/** One line for the person who corrects the file. */
export function formatFieldError({ file, line, entry, field, message }: ContentFieldError): string {
  const parts = [
    file,
    line !== undefined && `line ${String(line)}`,
    entry !== undefined && `entry ${String(entry)}`,
    field,
  ];
  return `${parts.filter(Boolean).join(', ')}: ${message}`;
}

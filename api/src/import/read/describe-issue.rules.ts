import type * as z from 'zod/mini';
import type { FieldSet } from '../../content-kinds/fields.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a value, in the words of docs/import.md. */
export function describeIssue(issue: Issue, fields: FieldSet, entry: unknown): string {
  if (readAt(entry, issue.path) === undefined) return EMPTY;
  if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
  if (issue.code === 'too_small' && issue.origin === 'string') return EMPTY;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `is longer than ${String(issue.maximum)} characters`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `has more than ${String(issue.maximum)} values`;
  return describeExpected(issue.path, fields, entry);
}

const EMPTY = 'must be filled in';

function describeExpected([name, ...rest]: readonly PropertyKey[], fields: FieldSet, entry: unknown): string {
  const field = fields[String(name)];
  if (!field) return 'must be an entry: { … }';
  const given = readAt(entry, [String(name)]);
  const [index, ...inItem] = rest;
  if (field.items && index !== undefined && inItem.length > 0)
    return describeExpected(inItem, field.items, readAt(given, [index]));
  return typeof field.expected === 'string' ? field.expected : field.expected(given);
}

function readAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson, readIfPresent } from '@trust/shared/files/read-file';
import * as z from 'zod/mini';
import { hashStream } from './copy-file.ts';

/** The file that a backup writes last: a folder without it is incomplete. */
export const MANIFEST = 'manifest.json';

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.minimum(0));
const Name = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));
/** A path within the backup that cannot leave it. */
const InnerPath = z.string().check(
  z.regex(/^[^/\\]+(\/[^/\\]+)*$/),
  z.refine((path) => !path.split('/').includes('..')),
);

/** What a backup holds. Sums are in paise. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: Sha256 })),
  /** In an order in which each refers only to earlier ones. */
  tables: z.array(z.strictObject({ name: Name, rows: count, sha256: Sha256 })),
  sequences: z.array(z.strictObject({ name: Name, lastValue: z.string().check(z.regex(/^[0-9]{1,19}$/)) })),
  payments: z.strictObject({ captured: count, refunded: count, donations: count }),
  files: z.array(z.strictObject({ path: InnerPath, bytes: count, sha256: Sha256 })),
});
export type Manifest = z.output<typeof Manifest>;

/** The file with a table's rows. */
export function rowsPath(table: string): string {
  return `rows/${table}.jsonl`;
}

type ReadManifest = { outcome: 'read'; manifest: Manifest } | { outcome: 'unusable'; reason: string };

/** Reads the manifest of a backup and compares every file with it. */
export async function readBackup(folder: string): Promise<ReadManifest> {
  const text = await readIfPresent(join(folder, MANIFEST));
  if (text === undefined)
    return {
      outcome: 'unusable',
      reason: `${folder} has no ${MANIFEST}: it is no backup, or one that was cut off`,
    };
  const json = parseJson(text.toString('utf8'));
  const parsed = json.outcome === 'parsed' ? Manifest.safeParse(json.value) : undefined;
  if (!parsed?.success)
    return { outcome: 'unusable', reason: `${MANIFEST} is not one that this release can read` };
  const { files, tables } = parsed.data;
  for (const { path, sha256 } of [
    ...files,
    ...tables.map(({ name, sha256: hash }) => ({ path: rowsPath(name), sha256: hash })),
  ]) {
    const found = await hashFile(join(folder, path));
    if (found !== sha256)
      return {
        outcome: 'unusable',
        reason: `${path} is ${found === undefined ? 'missing' : 'not as it was written'}`,
      };
  }
  return { outcome: 'read', manifest: parsed.data };
}

async function hashFile(path: string): Promise<string | undefined> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? (await hashStream(createReadStream(path))).sha256 : undefined;
}

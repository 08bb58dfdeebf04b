import { appendFile } from 'node:fs/promises';
import { PointerChange } from '@trust/shared/contract/pages/release';
import { parseJson, readIfPresent } from '@trust/shared/files/read-file';
import { syncFolder } from '@trust/shared/files/sync-folder';
import { historyPath } from '@trust/shared/releases/release-paths';

/** Appends to the history. The caller must hold the storage lock. */
export async function appendHistory(releasesDir: string, change: PointerChange): Promise<void> {
  const before = await readIfPresent(historyPath(releasesDir));
  // A line that was cut off by a crash must not merge with this one.
  const start = before === undefined || before.length === 0 || before.at(-1) === 10 ? '' : '\n';
  await appendFile(historyPath(releasesDir), `${start}${JSON.stringify(change)}\n`, { flush: true });
  if (before === undefined) await syncFolder(releasesDir);
}

/** All changes, oldest first; lines that were cut off by a crash are skipped. */
export async function readHistory(releasesDir: string): Promise<PointerChange[]> {
  const text = (await readIfPresent(historyPath(releasesDir)))?.toString('utf8') ?? '';
  return text.split('\n').flatMap((line) => {
    const json = parseJson(line);
    const change = json.outcome === 'parsed' ? PointerChange.safeParse(json.value) : undefined;
    return change?.success ? [change.data] : [];
  });
}

import { appendFile } from 'node:fs/promises';
import { PointerChange } from '@trust/shared/contract/release';
import { parseJson, readIfPresent } from '@trust/shared/releases/read-file';
import { historyPath } from '@trust/shared/releases/release-paths';

/** Adds one line to the history. Only for the holder of the storage's lock. */
export async function appendHistory(releasesDir: string, change: PointerChange): Promise<void> {
  const before = await readIfPresent(historyPath(releasesDir));
  // A line that a crash cut short stays a line of its own.
  const start = before === undefined || before.length === 0 || before.at(-1) === 10 ? '' : '\n';
  await appendFile(historyPath(releasesDir), `${start}${JSON.stringify(change)}\n`);
}

/** Every change, oldest first; lines that a crash cut short are left out. */
export async function readHistory(releasesDir: string): Promise<PointerChange[]> {
  const text = (await readIfPresent(historyPath(releasesDir)))?.toString('utf8') ?? '';
  return text.split('\n').flatMap((line) => {
    const json = parseJson(line);
    const change = json.ok ? PointerChange.safeParse(json.value) : undefined;
    return change?.success ? [change.data] : [];
  });
}

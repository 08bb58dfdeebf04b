import type { ModuleName } from '@trust/shared/contract/pages/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { readServedReleases } from '@trust/shared/releases/site/served-releases';
import { checkRelease, refuse, withFlags, withPrevious, type Promotion, type SmokeTest } from './promote.ts';
import { waitForGateways } from './site-answer.ts';
import { changePointer, type Author } from './storage/change-pointer.ts';
import { readHistory } from './storage/history.ts';

/**
 * Returns to the last good release, or to `to`, and flags the one that was served: no later rollback returns to that. It
 * stays where a gateway does not take it up, since what was served before is the bad one.
 */
export async function rollback(
  releasesDir: string,
  module: ModuleName,
  smokeTest: SmokeTest,
  author: Author,
  { to, withinMs }: { to?: string | undefined; withinMs?: number | undefined } = {},
): Promise<Promotion> {
  const before = currentEntry(await readPointer(releasesDir), module);
  if (!before) return refuse(`nothing of ${module} was promoted yet`);
  const { releaseId } = before.extras;
  if (to === releaseId) return { outcome: 'already-served', to };
  const targets = await rollbackTargets(releasesDir, module, before.extras);
  const candidates = to === undefined ? targets : [to];
  let failure = refuse(`${module} has had no release before ${releaseId} that was not rolled back from`);
  for (const id of candidates) {
    const checked = await checkRelease(releasesDir, module, id, smokeTest);
    if (checked.outcome === 'refused') {
      failure = checked;
      continue;
    }
    const other = targets.find((target) => target !== id);
    // Whoever names a release can go back from it, where nothing else is left to what was served.
    const previous = other ?? (to === undefined ? null : releaseId);
    const left = [...(before.extras.flagged ?? []), releaseId];
    const flagged = [...new Set(left)].filter((one) => one !== id && one !== previous);
    const next = withFlags(withPrevious(checked.entry, previous), flagged);
    const update = await changePointer(releasesDir, module, 'rollback', author, (current) =>
      current?.extras.releaseId === releaseId ? next : undefined,
    );
    // A concurrent change wins: it may have fixed what this rollback was for.
    if (!update) return refuse(`${module} was changed by somebody else meanwhile; look at the status first`);
    const problem = await waitForGateways(releasesDir, module, id, update.generation, withinMs);
    return problem === undefined
      ? { outcome: 'promoted', to: id, ...update }
      : { outcome: 'not-taken-up', to: id, reason: problem };
  }
  return failure;
}

/** Where a rollback may return to, the best first: what proved good, then what was promoted before. */
async function rollbackTargets(
  releasesDir: string,
  module: ModuleName,
  {
    releaseId,
    previous,
    flagged = [],
  }: { releaseId: string; previous: string | null; flagged?: string[] | undefined },
): Promise<string[]> {
  const good = (await readServedReleases(releasesDir)).modules[module]?.good ?? [];
  const promoted = (await readHistory(releasesDir))
    .filter((change) => change.module === module && change.action === 'promote')
    .map(({ to }) => to)
    .reverse();
  const all = [...good.map((one) => one.releaseId), ...(previous === null ? [] : [previous]), ...promoted];
  return [...new Set(all)].filter((id) => id !== releaseId && !flagged.includes(id));
}

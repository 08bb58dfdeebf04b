import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildDescription, type ModuleName } from '@trust/shared/contract/pages/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { readRelease } from '@trust/shared/releases/release-file';
import { releaseFolder } from '@trust/shared/releases/release-paths';
import { smokeTest } from '@trust/shared/releases/checks/bundle-check';
import type { Author } from '../../../deploy/releases/storage/change-pointer.ts';
import { promote } from '../../../deploy/releases/promote.ts';
import { publish } from '../../../deploy/releases/publish/publish.ts';

export const benchAuthor: Author = { who: 'bench', why: 'a measurement', now: () => new Date() };

/** How a published copy of a release differs: code at the end of its server bundle, and what it says of itself. */
export interface ReleaseChange {
  readonly code: string;
  readonly described?: Partial<BuildDescription>;
}

/** Publishes a changed copy of the served release of a module. Returns its id. */
export async function publishChanged(
  releasesDir: string,
  module: ModuleName,
  { code, described }: ReleaseChange,
): Promise<string> {
  const id = currentEntry(await readPointer(releasesDir), module)?.extras.releaseId ?? '';
  const served = await readRelease(releasesDir, module, id);
  if (!served) throw new Error(`Nothing of ${module} is served from ${releasesDir}`);
  const from = releaseFolder(releasesDir, module, id);
  const { release } = await publish(
    module,
    served.sourceHash,
    releasesDir,
    async (_module, outDir) => {
      // Files with a size were built; the compressed forms are created again.
      for (const file of Object.keys(served.sizes)) {
        const end = file === served.server ? Buffer.from(`\n${code}\n`) : Buffer.alloc(0);
        await mkdir(dirname(join(outDir, file)), { recursive: true });
        await writeFile(join(outDir, file), Buffer.concat([await readFile(join(from, file)), end]));
      }
      return BuildDescription.parse({ ...served, ...described });
    },
    benchAuthor,
  );
  return release.id;
}

/**
 * Publishes and promotes a copy of the served release of a module. A stamp in its server bundle makes it different code.
 * Returns the new id.
 */
export async function serveRestamped(
  releasesDir: string,
  module: ModuleName,
  stamp: string,
): Promise<string> {
  const id = await publishChanged(releasesDir, module, { code: `// ${stamp}` });
  const promotion = await promote(releasesDir, module, id, smokeTest, benchAuthor);
  if (promotion.outcome !== 'promoted') throw new Error(`${module} ${id}: ${promotion.outcome}`);
  return id;
}

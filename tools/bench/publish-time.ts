import { parseArgs } from 'node:util';
import { releasesFolder } from '../../deploy/releases/storage/storage-folder.ts';
import { copyChangeableSources } from './releases/changed-release.ts';
import { listDifferences, hashStoredFilesExcept } from './releases/stored-bytes.ts';
import { waitUntilPageContains } from '../scratch-site/page.ts';
import { startScratchSite } from '../scratch-site/scratch-site.ts';

/**
 * Usage: tsx tools/bench/publish-time.ts [--url http://localhost:8080] [--times 3]
 * Changes a text of mf-donations in a copy of its sources, releases it on a copy of the running site's releases (in
 * DATA_DIR), and prints the seconds until a visitor reads it. Ends with 1 when another module's bytes have changed.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    times: { type: 'string', default: '3' },
  },
});

const site = await startScratchSite(releasesFolder(process.env), values.url);
const sources = await copyChangeableSources();
try {
  const before = await hashStoredFilesExcept(site.releasesDir, 'mf-donations');
  for (let round = 1; round <= Number(values.times); round += 1) {
    const text = `Proceed ${process.pid}-${round}`;
    await sources.mark(text);
    const started = performance.now();
    await sources.release(site.releasesDir);
    const released = performance.now();
    await waitUntilPageContains(`${site.url}/`, text);
    const served = performance.now();
    console.log(
      `release ${round}: built and promoted in ${formatSeconds(released - started)}, ` +
        `read by a visitor ${formatSeconds(served - released)} later: ${formatSeconds(served - started)}`,
    );
  }
  const changed = listDifferences(before, await hashStoredFilesExcept(site.releasesDir, 'mf-donations'));
  console.log(
    changed.length === 0
      ? `The other modules' ${before.size} files and pointer entries are the same, byte for byte`
      : `Changed beside mf-donations: ${changed.join(', ')}`,
  );
  process.exitCode = changed.length === 0 ? 0 : 1;
} finally {
  await Promise.all([sources.remove(), site.end()]);
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

import { parseArgs } from 'node:util';
import { releasesFolder } from '../../../deploy/releases/storage/storage-folder.ts';
import { openBrowser } from '../first-paint/slow-phone.ts';
import { startScratchSite } from '../../scratch-site/scratch-site.ts';
import { tryBrowserFailures } from './matrix/browser-failures.ts';
import { printRows } from './matrix/failure-row.ts';
import { tryRefusedReleases, tryRestart, tryFailuresAtVisits } from './matrix/server-failures.ts';

/**
 * Usage: tsx tools/bench/faults/failure-matrix.ts [--url http://localhost:8080]
 * Breaks mf-donations in every known way on a copy of the running site's releases (in DATA_DIR) and prints what its own
 * and the other pages did. Ends with 1 when a row is missed.
 */
const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:8080' } } });

const site = await startScratchSite(releasesFolder(process.env), values.url);
const browser = await openBrowser();
try {
  const tables = {
    'Releases that must be refused': tryRefusedReleases(site),
    'Releases that pass the checks and break at visits': tryFailuresAtVisits(site),
    'Scripts in the browser': tryBrowserFailures(browser, site.url),
    'Restart and rollback': tryRestart(site),
  };
  let missed = 0;
  for (const [title, rows] of Object.entries(tables)) missed += await printRows(title, rows);
  console.log(missed === 0 ? '\nEvery row met' : `\n${missed} rows missed`);
  if (missed > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await site.end();
}

import { resolve } from 'node:path';
import { root } from '../../deploy/releases/storage/storage-folder.ts';
import { startScratchSite } from './scratch-site.ts';

/**
 * Usage: tsx tools/scratch-site/serve.ts <folder of releases> <address of a site or an api>
 * Serves a copy of what is served from the folder and prints `Ready: <address> <folder of the copy>`. Ends, and removes
 * the copy, when it is told to or when the process that started it is gone.
 */
const [servedFrom, apiUrl] = process.argv.slice(2);
if (servedFrom === undefined || apiUrl === undefined) throw new Error('Name the releases and the api.');

const site = await startScratchSite(resolve(root, servedFrom), apiUrl);
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => void site.end());
process.channel?.unref();
console.log(`Ready: ${site.url} ${site.releasesDir}`);

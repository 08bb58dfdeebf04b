import { readFile } from 'node:fs/promises';
import { ModuleName, PointerChange } from '@trust/shared/contract/pages/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { parseJson } from '@trust/shared/files/read-file';
import { historyPath } from '@trust/shared/releases/release-paths';
import { verifyRelease } from '@trust/shared/releases/verify-release';
import { findLostDonations } from '../../site/find-lost-donations.ts';
import { hashPicture, MODULE, type Acknowledged } from './acknowledged.ts';

/** One sentence for each release, line of history, donation, upload and picture that is not as it was acknowledged. */
export async function findLost(
  url: string,
  releasesDir: string,
  acknowledged: Acknowledged,
): Promise<string[]> {
  return [
    ...(await findLostReleases(releasesDir, acknowledged)),
    ...(await findLostDonations(url, acknowledged.donations)),
    ...(await findLostPictures(url, acknowledged)),
  ];
}

async function findLostReleases(releasesDir: string, { promoted }: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  const pointer = await readPointer(releasesDir);
  for (const module of ModuleName.options) {
    const entry = currentEntry(pointer, module);
    const verified = entry && (await verifyRelease(releasesDir, module, entry));
    if (verified?.outcome !== 'verified')
      lost.push(`The pointer names no whole release of ${module}: ${verified?.reason ?? ''}`);
  }
  const lines = (await readFile(historyPath(releasesDir), 'utf8')).split('\n').filter((line) => line !== '');
  const changes = lines.flatMap((line) => {
    const json = parseJson(line);
    const change = PointerChange.safeParse(json.outcome === 'parsed' ? json.value : undefined);
    if (!change.success) lost.push(`A line of the history cannot be read: ${line}`);
    return change.success ? [change.data] : [];
  });
  const served = changes.filter(({ action, module }) => action !== 'publish' && module === MODULE);
  for (const id of promoted)
    if (!served.some(({ to }) => to === id)) lost.push(`The history does not know ${id}`);
  const last = served.findLastIndex(({ to }) => promoted.has(to));
  const mayBeServed = served.slice(Math.max(last, 0)).map(({ to }) => to);
  const current = currentEntry(pointer, MODULE)?.extras.releaseId ?? '';
  if (promoted.size > 0 && !mayBeServed.includes(current))
    lost.push(`${current} is served, which is older than the last promoted release`);
  return lost;
}

async function findLostPictures(url: string, { uploads, pictures }: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  let photo: string | undefined;
  for (const upload of uploads) {
    const hash = await hashPicture(url, upload.url);
    // All of them were made from one photo.
    photo ??= hash;
    if (hash === undefined || hash !== photo) lost.push(`The upload ${upload.name} is not what was sent`);
  }
  for (const [address, hash] of pictures)
    if ((await hashPicture(url, address)) !== hash) lost.push(`${address} is not what it was`);
  return lost;
}

import { createHash, randomInt, randomUUID } from 'node:crypto';
import { UploadedFile } from '@trust/shared/contract/applications/uploads';
import { donateUntil, type DonationPlan } from '../../site/donor.ts';
import { serveRestamped } from '../../releases/restamped-release.ts';
import { uploadPhoto } from '../upload-photo.ts';

/** What the site and the release command have answered with success. */
export interface Acknowledged {
  /** References that donors were given. */
  readonly begun: Set<string>;
  /** Recorded donations, with the status that was answered last. */
  readonly donations: Map<string, string | undefined>;
  readonly uploads: Set<UploadedFile>;
  /** Hashes of shown pictures by address. */
  readonly pictures: Map<string, string>;
  readonly promoted: Set<string>;
}

export const MODULE = 'mf-donations';
const DONORS = 4;
const ORIGINAL = /\/media\/([0-9a-f]{24})[-.]/g;
const VARIANTS = [320, 640, 960, 1280].flatMap((width) =>
  ['webp', 'jpg', 'avif'].map((format) => `${width}.${format}`),
);

/** Donates, uploads, looks at pictures and promotes until `stopped`, whatever fails. */
export async function useSite(
  { url, ...plan }: Pick<DonationPlan, 'project' | 'prefix'> & { readonly url: string },
  releasesDir: string,
  acknowledged: Acknowledged,
  stopped: AbortSignal,
): Promise<void> {
  const donor = {
    ...plan,
    onBegun: (tranId: string) => void acknowledged.begun.add(tranId),
    onAcknowledged: (tranId: string, status?: string) => void acknowledged.donations.set(tranId, status),
  };
  const repeat = async (act: () => Promise<void>) => {
    while (!stopped.aborted) await act().catch(() => undefined);
  };
  await Promise.all([
    ...Array.from({ length: DONORS }, () => donateUntil(stopped, url, donor)),
    repeat(() => upload(url, acknowledged)),
    repeat(() => lookAtPicture(url, acknowledged)),
    repeat(async () => {
      acknowledged.promoted.add(await serveRestamped(releasesDir, MODULE, randomUUID()));
    }),
  ]);
}

async function upload(url: string, { uploads }: Acknowledged): Promise<void> {
  const answer = await uploadPhoto(url);
  if (answer.status === 201) uploads.add(UploadedFile.parse(await answer.json()));
}

/** Asks for a random form of a random picture, which is often made only then. */
async function lookAtPicture(url: string, { pictures }: Acknowledged): Promise<void> {
  const page = await (await fetch(`${url}/projects`)).text();
  const hashes = [...new Set([...page.matchAll(ORIGINAL)].map(([, hash]) => hash))];
  const address = `/media/${hashes[randomInt(hashes.length)]}-${VARIANTS[randomInt(VARIANTS.length)]}`;
  const hash = await hashPicture(url, address);
  if (hash !== undefined) pictures.set(address, hash);
}

/** The hash of what is shown at an address; undefined when nothing is. */
export async function hashPicture(url: string, address: string): Promise<string | undefined> {
  const answer = await fetch(url + address);
  const content = Buffer.from(await answer.arrayBuffer());
  return answer.ok ? createHash('sha256').update(content).digest('hex') : undefined;
}

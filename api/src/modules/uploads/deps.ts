import { statfs } from 'node:fs/promises';
import type { ApiDeps } from '../deps.ts';
import type { UploadClaims } from '../applications/index.ts';
import { createPictureEncoder, type PictureEncoder } from './pictures/picture-encoder.ts';
import { createSignedLinks, type SignedLinks } from './signed-links.ts';
import { createClaims } from './claim-uploads.ts';
import { openUploadFolder, type UploadFiles } from './upload-files.ts';

/** The store of uploads: for its routes, for applications and for the daily job. */
export type Uploads = Pick<ApiDeps, 'database' | 'now'> & {
  files: UploadFiles;
  links: SignedLinks;
  encoder: PictureEncoder;
  claims: UploadClaims;
  /** Below so many free bytes nothing is taken. */
  freeBytesFloor: number;
  /** The free bytes of the disk. */
  freeBytes: () => Promise<number>;
};

export type UploadSettings = Pick<ApiDeps, 'database' | 'now'> & {
  dataDir: string;
  /** The applications' key of hashes, of which the key of the links is made. */
  hashKey: string;
  freeDiskMegabytes: number;
  encoder?: PictureEncoder;
};

export function openUploads({
  database,
  now,
  dataDir,
  hashKey,
  freeDiskMegabytes,
  encoder = createPictureEncoder(),
}: UploadSettings): Uploads {
  const files = openUploadFolder(dataDir);
  const links = createSignedLinks(hashKey);
  return {
    database,
    now,
    files,
    links,
    encoder,
    claims: createClaims({ database, now, files, links }),
    freeBytesFloor: freeDiskMegabytes * 1024 * 1024,
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
  };
}

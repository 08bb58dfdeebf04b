import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { UploadClaims } from '../applications/index.ts';
import type { SignedLinks } from './signed-links.ts';
import type { UploadFiles } from './upload-files.ts';
import { claimRows, listUploads, removeOtherRows } from './uploads.store.ts';
import type { ApiDeps } from '../deps.ts';

/** How long an upload waits for its application, in ms. */
export const CLAIM_TIME_MS = DAY_MS;

type ClaimDeps = Pick<ApiDeps, 'database' | 'now'> & { files: UploadFiles; links: SignedLinks };

/** What applications need of uploads. */
export function createClaims({ database, now, files, links }: ClaimDeps): UploadClaims {
  return {
    takesUploads: true,
    async claim(tx, { applicationId, draft, photo, documents }) {
      const papers = documents.filter((id) => id !== photo);
      const photos = photo === undefined ? [] : [photo];
      if (draft === undefined) return [...photos, ...papers];
      const since = new Date(now().getTime() - CLAIM_TIME_MS);
      const claim = { applicationId, draft, since };
      const claimed = new Set([
        ...(await claimRows(tx, { ...claim, ids: photos, kind: 'photo' })),
        ...(await claimRows(tx, { ...claim, ids: papers })),
      ]);
      return [...photos, ...papers].filter((id) => !claimed.has(id));
    },
    // The daily job removes the files.
    removeOthers: removeOtherRows,
    readPicture: (id) => files.read(id),
    async listFiles(ids) {
      const rows = await listUploads(database, ids);
      return Object.fromEntries(
        rows.map(({ id, fileName }) => [id, { url: links.sign(id, now()), fileName }]),
      );
    },
  };
}

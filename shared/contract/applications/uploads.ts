import * as z from 'zod/mini';

/** The most bytes of a photo or document that is uploaded. */
export const MAX_UPLOAD_BYTES = 500_000;

/** The answer of both upload calls. `name` is the upload's id, `url` a link that ends after an hour, `size` in bytes. */
export const UploadedFile = z.object({
  url: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** Where links to uploads begin. */
export const UPLOADS_PATH = '/api/project/uploads/';

const ID = /^[A-Za-z0-9_-]{22,64}$/;

/** Whether a text has the form of an upload's id. */
export function isUploadId(text: string): boolean {
  return ID.test(text);
}

/** The id of an upload that is named by its id or by a link to it. Another text stays as it is: it names no upload. */
export function readUploadId(idOrUrl: string): string {
  if (!idOrUrl.startsWith(UPLOADS_PATH)) return idOrUrl;
  return idOrUrl.slice(UPLOADS_PATH.length).split(/[?#]/, 1)[0] ?? '';
}

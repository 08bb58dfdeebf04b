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

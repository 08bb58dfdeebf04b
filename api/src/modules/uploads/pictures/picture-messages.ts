import * as z from 'zod/mini';

/** What the process of pictures is sent. */
export const PictureTask = z.object({ content: z.instanceof(Uint8Array) });

/** What it answers: a JPEG, or that this is no picture. */
export const PictureAnswer = z.union([
  z.object({ outcome: z.literal('encoded'), jpeg: z.instanceof(Uint8Array) }),
  z.object({ outcome: z.literal('refused') }),
]);

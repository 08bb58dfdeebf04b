import { createPicture } from './content-folder.ts';

/** A small JPEG. */
export const makePhoto = () => createPicture('#2f6b4f', { width: 300, height: 400 }).jpeg().toBuffer();

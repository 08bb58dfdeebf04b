import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';

const PHOTO = 'docs/pictures/donation-phone.jpg';

/** Uploads a photo, always the same, to a draft of its own. */
export async function uploadPhoto(url: string): Promise<Response> {
  const form = new FormData();
  form.append('doc', new Blob([await readFile(join(root, PHOTO))]), `${randomUUID()}::photo.jpg`);
  return fetch(`${url}/api/project/upload-application-pic`, { method: 'POST', body: form });
}

import * as z from 'zod/mini';
import { readDevice, withDevice, type DeviceTransaction } from './device-database.ts';

const PictureSchema = z.object({
  fileName: z.string(),
  type: z.string(),
  bytes: z.instanceof(ArrayBuffer),
  /** The uploaded picture whose slot it takes. */
  replaces: z.optional(z.string()),
  /** What the server calls it, once it is uploaded, and when that was, in ms. */
  uploaded: z.optional(z.object({ name: z.string(), at: z.number() })),
});

/** A picture of a draft, as it is sent. */
export type StoredPicture = z.infer<typeof PictureSchema> & { readonly id: string };

/** The pictures that a field of a draft has on the device. All of it fails silently: the page has them in memory. */
export interface FieldPictures {
  add(picture: Omit<StoredPicture, 'uploaded'>): Promise<void>;
  setUploaded(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  list(): Promise<readonly StoredPicture[]>;
}

export function openFieldPictures(draftId: string, field: string): FieldPictures {
  const prefix = `${keyPrefixOf(draftId)}${field}/`;
  return {
    async add({ id, ...picture }) {
      await withDevice((database) => database.put('pictures', picture, prefix + id));
    },
    async setUploaded(id, name) {
      await withDevice(async (database) => {
        const transaction = database.transaction('pictures', 'readwrite');
        const stored = z.safeParse(PictureSchema, await transaction.store.get(prefix + id));
        if (stored.success) {
          await transaction.store.put({ ...stored.data, uploaded: { name, at: Date.now() } }, prefix + id);
        }
        await transaction.done;
      });
    },
    async remove(id) {
      await withDevice((database) => database.delete('pictures', prefix + id));
    },
    async list() {
      const read = await readDevice(async (database) => {
        const range = rangeOf(prefix);
        const [keys, stored] = await Promise.all([
          database.getAllKeys('pictures', range),
          database.getAll('pictures', range),
        ]);
        return keys.flatMap((key, at) => {
          const parsed = z.safeParse(PictureSchema, stored[at]);
          return parsed.success ? [{ ...parsed.data, id: key.slice(prefix.length) }] : [];
        });
      });
      return read ?? [];
    },
  };
}

/** Removes the pictures of a draft within a transaction that removes the draft. */
export async function deletePictures(transaction: DeviceTransaction, draftId: string): Promise<void> {
  await transaction.objectStore('pictures').delete(rangeOf(keyPrefixOf(draftId)));
}

function keyPrefixOf(draftId: string): string {
  return `${draftId}/`;
}

/** All keys that begin with the prefix. */
function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

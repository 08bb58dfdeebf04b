import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import * as z from 'zod/mini';

const MAX_NOTES = 20;
const storage = createBrowserStorage('sessionStorage');
const Notes = z.array(z.tuple([z.string(), z.string()]));
type Notes = z.output<typeof Notes>;

export interface PaymentNotes {
  save(tranId: string, note: string): void;
  find(tranId: string): string | undefined;
}

/** Stores a note for each of this tab's newest 20 payments; `key` names them in session storage. */
export function createPaymentNotes(key: string): PaymentNotes {
  /** For browsers that refuse storage, until this page is left. */
  let inMemory: Notes = [];
  const readNotes = (): Notes => z.safeParse(Notes, storage.readJson(key)).data ?? inMemory;
  return {
    save(tranId, note) {
      const entry: Notes[number] = [tranId, note];
      const notes = [...readNotes().filter(([known]) => known !== tranId), entry].slice(-MAX_NOTES);
      inMemory = storage.write(key, JSON.stringify(notes)) ? [] : notes;
    },
    find: (tranId) => readNotes().find(([known]) => known === tranId)?.[1],
  };
}

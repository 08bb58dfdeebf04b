import * as z from 'zod/mini';

const MOST = 20;
const Notes = z.array(z.tuple([z.string(), z.string()]));
type Notes = z.output<typeof Notes>;

export interface KeptNotes {
  keep(tranId: string, note: string): void;
  of(tranId: string): string | undefined;
}

/** A note for each payment that was begun in this tab, the newest 20; `key` names them in the tab's storage. */
export function keptNotes(key: string): KeptNotes {
  /** What the storage may not have taken, until this page is left. */
  let inMemory: Notes = [];
  const kept = (): Notes => {
    try {
      const read = z.safeParse(Notes, JSON.parse(sessionStorage.getItem(key) ?? '[]'));
      return read.success ? read.data : [];
    } catch {
      return inMemory;
    }
  };
  return {
    keep(tranId, note) {
      const entry: Notes[number] = [tranId, note];
      inMemory = [...kept().filter(([known]) => known !== tranId), entry].slice(-MOST);
      try {
        sessionStorage.setItem(key, JSON.stringify(inMemory));
      } catch {
        // A browser that keeps nothing still knows it until the page is left.
      }
    },
    of: (tranId) => kept().find(([known]) => known === tranId)?.[1],
  };
}

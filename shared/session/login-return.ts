import { createBrowserStorage } from './browser-storage.ts';

const KEY = 'login:return';
const storage = createBrowserStorage('sessionStorage');

/** The `next` of a page whose address no other page may be told: this tab knows it. */
export const THIS_TAB = 'this-tab';

/** Stores the whole address of this page, for the return of this tab from Login. */
export function storeLoginReturn(): void {
  const { pathname, search, hash } = window.location;
  storage.write(KEY, pathname + search + hash);
}

/** The stored address, where it is what `next` stands for. It is forgotten. Not validated. */
export function takeLoginReturn(next: string | null): string | undefined {
  const stored = storage.read(KEY);
  storage.remove(KEY);
  const path = stored?.split(/[?#]/)[0];
  return next === THIS_TAB || next === path || next === stored ? stored : undefined;
}

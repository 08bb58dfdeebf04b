import { createBrowserStorage } from '@trust/shared/session/browser-storage';

const KEY = 'application:correction';
const storage = createBrowserStorage('sessionStorage');

/** Has the application form of this tab correct the application that this key opens. */
export function startCorrection(suid: string): void {
  storage.write(KEY, suid);
}

/** The key of the application that this tab corrects, if any. */
export function readCorrection(): string | undefined {
  return storage.read(KEY);
}

export function endCorrection(): void {
  storage.remove(KEY);
}

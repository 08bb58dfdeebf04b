import { createBrowserStorage } from '@trust/shared/session/browser-storage';

const KEY = 'application:agreed';
const storage = createBrowserStorage('sessionStorage');

/** Whether the visitor agreed to the instructions in this tab. */
export function readAgreement(): boolean {
  return storage.read(KEY) === 'yes';
}

/** Where the browser refuses storage, the agreement lasts as long as the page. */
export function storeAgreement(): void {
  storage.write(KEY, 'yes');
}

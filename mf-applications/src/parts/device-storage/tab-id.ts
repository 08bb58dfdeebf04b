import { createIdempotencyKey } from '@trust/shared/contract/idempotency-key';
import { createBrowserStorage } from '@trust/shared/session/browser-storage';

const KEY = 'application:tab';
const storage = createBrowserStorage('sessionStorage');
const made = createIdempotencyKey();

/** Tells this tab from others, also after a reload. */
export function tabId(): string {
  const stored = storage.read(KEY);
  if (stored === undefined) storage.write(KEY, made);
  return stored ?? made;
}

import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import * as z from 'zod/mini';

const KEY = 'application:just-sent';
const storage = createBrowserStorage('sessionStorage');

const JustSent = z.object({ suid: z.string(), corrected: z.boolean() });
type JustSent = z.infer<typeof JustSent>;

/** Has the application's page say, in this tab, that the application was sent. */
export function announceSent(sent: JustSent): void {
  storage.write(KEY, JSON.stringify(sent));
}

/** Whether this tab has sent the application of a page, or corrected it; undefined where it has done neither last. */
export function readJustSent(suid: string): 'sent' | 'corrected' | undefined {
  const { data } = z.safeParse(JustSent, storage.readJson(KEY));
  if (data?.suid !== suid) return undefined;
  return data.corrected ? 'corrected' : 'sent';
}

import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { DONOR_KEY } from './donor-to-remember.ts';

const tab = createBrowserStorage('sessionStorage');
const device = createBrowserStorage('localStorage');

/** Has the device remember the donor of this donation, which is paid, where this tab has made it and they asked for it. */
export function rememberPaidDonor(tranId: string): void {
  const stored = tab.readJson(DONOR_KEY);
  if (!Array.isArray(stored) || stored[0] !== tranId) return;
  if (device.write(DONOR_KEY, JSON.stringify(stored[1]))) tab.remove(DONOR_KEY);
}

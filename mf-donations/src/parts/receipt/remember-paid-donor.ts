import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { DONOR_KEY } from './donor-to-remember.ts';
import { receiptTokenOf } from './receipt-tokens.ts';

const tab = createBrowserStorage('sessionStorage');
const device = createBrowserStorage('localStorage');

/** Has the device remember the donor who asked for it in this tab, where the tab has made this donation, which is paid. */
export function rememberPaidDonor(tranId: string): void {
  const donor = receiptTokenOf(tranId) === undefined ? undefined : tab.read(DONOR_KEY);
  if (donor !== undefined && device.write(DONOR_KEY, donor)) tab.remove(DONOR_KEY);
}

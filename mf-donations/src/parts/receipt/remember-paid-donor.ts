import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { DONOR_KEY } from './donor-to-remember.ts';
import { isNewestDonation } from './receipt-tokens.ts';

const tab = createBrowserStorage('sessionStorage');
const device = createBrowserStorage('localStorage');

/** Has the device remember the donor of this tab's newest donation, which is paid. */
export function rememberPaidDonor(tranId: string): void {
  const donor = isNewestDonation(tranId) ? tab.read(DONOR_KEY) : undefined;
  if (donor !== undefined && device.write(DONOR_KEY, donor)) tab.remove(DONOR_KEY);
}

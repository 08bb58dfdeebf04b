import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { isNewestDonation } from './receipt-tokens.ts';

/** Where this device remembers its donor, and where a tab stores one whose donation is not paid yet. */
export const DONOR_KEY = 'donations:donor';
const tab = createBrowserStorage('sessionStorage');

/** Stores for this tab whom the device shall remember once the donation is paid; undefined for nobody. */
export function setDonorToRemember(donor: object | undefined): void {
  if (donor) tab.write(DONOR_KEY, JSON.stringify(donor));
  else tab.remove(DONOR_KEY);
}

/** Has the device remember the donor of this tab's newest donation, which is paid. */
export function rememberPaidDonor(tranId: string): void {
  const donor = isNewestDonation(tranId) ? tab.read(DONOR_KEY) : undefined;
  if (donor !== undefined && createBrowserStorage('localStorage').write(DONOR_KEY, donor))
    tab.remove(DONOR_KEY);
}

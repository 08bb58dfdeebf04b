import { createBrowserStorage } from '@trust/shared/session/browser-storage';

/** Where this device remembers its donor, and where a tab stores one whose donation is not paid yet. */
export const DONOR_KEY = 'donations:donor';
const tab = createBrowserStorage('sessionStorage');

/** Stores for this tab whom the device shall remember once the donation is paid; undefined for nobody. */
export function setDonorToRemember(donor: object | undefined): void {
  if (donor) tab.write(DONOR_KEY, JSON.stringify(donor));
  else tab.remove(DONOR_KEY);
}

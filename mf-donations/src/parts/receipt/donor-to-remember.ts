import { createBrowserStorage } from '@trust/shared/session/browser-storage';

/** Where this device remembers its donor, and where a tab stores one whose donation is not paid yet. */
export const DONOR_KEY = 'donations:donor';
const tab = createBrowserStorage('sessionStorage');
let donorOfForm: object | undefined;

/** Sets whom the device shall remember once the donation that is begun next is paid; undefined for nobody. */
export function setDonorToRemember(donor: object | undefined): void {
  donorOfForm = donor;
  tab.remove(DONOR_KEY);
}

/** Stores in this tab whom the device shall remember once this donation, and no other, is paid. */
export function saveDonorToRemember(tranId: string): void {
  if (donorOfForm) tab.write(DONOR_KEY, JSON.stringify([tranId, donorOfForm]));
}

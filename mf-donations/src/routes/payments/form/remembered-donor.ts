import { CONTACT_DETAILS, readDonorFields } from '@trust/shared/contract/donations/donation-fields';
import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { DONOR_KEY, setDonorToRemember } from '../../../parts/receipt/donor-to-remember.ts';

/** The name of the box in the form's data. */
export const REMEMBER_FIELD = 'remember';
const storage = createBrowserStorage('localStorage');

/** A donor's name, e-mail address and phone number. */
export type RememberedDonor = Readonly<Record<(typeof CONTACT_DETAILS)[number], string>>;

/** The donor that this device remembers, because they asked for it. */
export function readRememberedDonor(): RememberedDonor | undefined {
  const stored = storage.readJson(DONOR_KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  return readDonorFields({ get: (name): unknown => Reflect.get(stored, name) }, CONTACT_DETAILS);
}

/** Has the donor of a form whose box is ticked remembered once the donation is paid. */
export function rememberIfAsked(data: FormData, { firstName, email, phone }: RememberedDonor): void {
  setDonorToRemember(data.has(REMEMBER_FIELD) ? { firstName, email, phone } : undefined);
}

export function forgetDonor(): void {
  storage.remove(DONOR_KEY);
  setDonorToRemember(undefined);
}

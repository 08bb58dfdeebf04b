import { CONTACT_DETAILS, readDonorFields } from '@trust/shared/contract/donations/donation-form';
import { createBrowserStorage } from '@trust/shared/session/browser-storage';

/** The name of the box in the form's data. */
export const REMEMBER_FIELD = 'remember';
const KEY = 'donations:donor';
const storage = createBrowserStorage('localStorage');

/** A donor's name, e-mail address and phone number. */
export type RememberedDonor = Readonly<Record<(typeof CONTACT_DETAILS)[number], string>>;

/** The donor that this device remembers, because they asked for it. */
export function readRememberedDonor(): RememberedDonor | undefined {
  const stored = storage.readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  return readDonorFields({ get: (name): unknown => Reflect.get(stored, name) }, CONTACT_DETAILS);
}

/** Remembers the donor of a form whose box is ticked. */
export function rememberIfAsked(data: FormData, { firstName, email, phone }: RememberedDonor): void {
  if (data.has(REMEMBER_FIELD)) storage.write(KEY, JSON.stringify({ firstName, email, phone }));
}

export function forgetDonor(): void {
  storage.remove(KEY);
}

import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import type { ParcelMounting } from '../applications/parcel-mounting.ts';
import type { openLoginDialog } from './login-dialog.ts';

/** Opens the login dialog, or the page of that where it cannot be loaded. */
export async function openLogin(
  parcels: ParcelMounting,
  load: () => Promise<{ readonly openLoginDialog: typeof openLoginDialog }>,
): Promise<void> {
  const opener = document.activeElement;
  try {
    await (await load()).openLoginDialog(parcels, opener, ACCOUNT_PATH);
  } catch {
    location.assign(ACCOUNT_PATH);
  }
}

import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import type { ParcelMounting } from '../applications/parcel-mounting.ts';

/** Opens mf-auth's login dialog, whose code is loaded then. `onFailure` is called when it cannot be loaded. */
export function createLoginDialog(parcels: ParcelMounting, onFailure: () => void): () => void {
  let open = false;
  return () => {
    if (open) return;
    open = true;
    const opener = document.activeElement;
    const container = document.body.appendChild(document.createElement('div'));
    let closing = false;
    let remove: (() => Promise<void>) | undefined;
    const close = () => {
      closing = true;
      if (!remove) return;
      void remove().finally(() => {
        container.remove();
        open = false;
        // After a login another control stands in place of the one that opened the dialog.
        const account = document.querySelector<HTMLElement>(`#frame-top a[href="${ACCOUNT_PATH}"]`);
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        else account?.focus();
      });
    };
    parcels.open(container, 'mf-auth', 'login-dialog', { mode: 'login' }, close).then(
      (unmount) => {
        remove = unmount;
        if (closing) close();
      },
      (error: unknown) => {
        reportError(error);
        container.remove();
        open = false;
        onFailure();
      },
    );
  };
}

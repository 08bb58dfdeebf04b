import type { ParcelMounting } from './parcel-mounting.ts';

/** Opens mf-auth's dialog, whose code is loaded now. `failed` is called when it cannot be had. */
export function createLoginDialog(parcels: ParcelMounting, failed: () => void): () => void {
  let open = false;
  return () => {
    if (open) return;
    open = true;
    const opener = document.activeElement;
    const place = document.body.appendChild(document.createElement('div'));
    let closing = false;
    let remove: (() => Promise<void>) | undefined;
    const close = () => {
      closing = true;
      if (!remove) return;
      void remove().finally(() => {
        place.remove();
        open = false;
        // The control that opened the dialog is another one once the visitor has logged in.
        const account = document.querySelector<HTMLElement>('#frame-top a[href="/account"]');
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        else account?.focus();
      });
    };
    parcels.open(place, 'mf-auth', 'login-dialog', { mode: 'login' }, close).then(
      (unmount) => {
        remove = unmount;
        if (closing) close();
      },
      (error: unknown) => {
        reportError(error);
        place.remove();
        open = false;
        failed();
      },
    );
  };
}

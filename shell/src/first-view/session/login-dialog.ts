import type { ParcelMounting } from '../applications/parcel-mounting.ts';

/** The dialog while it is open. */
interface LoginDialog {
  readonly container: HTMLElement;
  /** Set once it is shown. */
  unmount?: () => Promise<void>;
  isClosing?: boolean;
}

const open = new Set<LoginDialog>();

/**
 * Opens mf-auth's login dialog, whose code is loaded then; once. Rejects when it cannot be loaded. `opener` has the focus
 * after it, or else the link to the account, which stands in its place after a login.
 */
export async function openLoginDialog(
  parcels: ParcelMounting,
  opener: Element | null,
  accountPath: string,
): Promise<void> {
  if (open.size > 0) return;
  const dialog: LoginDialog = { container: document.body.appendChild(document.createElement('div')) };
  open.add(dialog);
  const close = () => {
    dialog.isClosing = true;
    void dialog.unmount?.().finally(() => {
      remove(dialog);
      focusAgain(opener, accountPath);
    });
  };
  try {
    dialog.unmount = await parcels.open(
      dialog.container,
      'mf-auth',
      'login-dialog',
      { mode: 'login' },
      close,
    );
  } catch (error) {
    remove(dialog);
    reportError(error);
    throw error;
  }
  if (dialog.isClosing) close();
}

function remove(dialog: LoginDialog): void {
  dialog.container.remove();
  open.delete(dialog);
}

function focusAgain(opener: Element | null, accountPath: string): void {
  const account = document.querySelector<HTMLElement>(`#frame-top a[href="${accountPath}"]`);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else account?.focus();
}

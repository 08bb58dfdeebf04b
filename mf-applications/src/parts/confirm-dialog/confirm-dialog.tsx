import { Button } from '@trust/shared/ui/button';
import { Dialog } from '@trust/shared/ui/dialog';
import styles from './confirm-dialog.module.css';

/**
 * Asks before something that cannot be undone. While `busy` it stays, so that a second press meets nothing beneath, and
 * cannot be closed.
 */
export function ConfirmDialog({
  question,
  children,
  yes,
  no,
  busy = false,
  onYes,
  onNo,
}: {
  question: string;
  children?: string;
  yes: string;
  no: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog role="alertdialog" title={question} onClose={busy ? () => {} : onNo}>
      {children ? <p>{children}</p> : null}
      <div className={styles.actions}>
        <Button busy={busy} onClick={onYes}>
          {yes}
        </Button>
        {busy ? null : (
          <Button kind="quiet" onClick={onNo}>
            {no}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

import { Button } from '@trust/shared/ui/button';
import { Dialog } from '@trust/shared/ui/dialog';
import styles from './sending.module.css';

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  question,
  children,
  yes,
  no,
  onYes,
  onNo,
}: {
  question: string;
  children?: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog role="alertdialog" title={question} onClose={onNo}>
      {children ? <p>{children}</p> : null}
      <div className={styles.actions}>
        <Button onClick={onYes}>{yes}</Button>
        <Button kind="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}

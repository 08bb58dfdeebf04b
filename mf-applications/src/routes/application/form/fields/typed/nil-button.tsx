import { Button } from '@trust/shared/ui/button';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useFormTexts } from '../../texts/use-form-texts.ts';
import styles from '../fields.module.css';

/** Writes that there is nothing to answer. */
export function NilButton({ label, onNil }: { label: string; onNil: (nil: string) => void }) {
  const t = useFormTexts();
  const nil = t('nil');
  return (
    <Button kind="quiet" className={styles.nil} onClick={() => onNil(nil)}>
      {nil}
      <VisuallyHidden>{t('nil.for', { field: label })}</VisuallyHidden>
    </Button>
  );
}

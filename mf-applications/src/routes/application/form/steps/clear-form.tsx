import { Button } from '@trust/shared/ui/button';
import { useState } from 'react';
import { endCorrection } from '../../../../parts/correction.ts';
import { ConfirmDialog } from '../../../../parts/confirm-dialog/confirm-dialog.tsx';
import { openForm } from '../state/form-store.ts';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './steps.module.css';
import { useStepNavigation } from './use-step-navigation.ts';

/** Removes all that was typed, once that is confirmed. A correction is given up by it: the application stays as sent. */
export function ClearForm() {
  const t = useFormTexts();
  const goTo = useStepNavigation();
  const { state, actions } = useFormContext();
  const [isAsking, setIsAsking] = useState(false);
  const isCorrection = state.correction !== undefined;
  const clear = () => {
    setIsAsking(false);
    if (isCorrection) endCorrection();
    else void openForm('new').drafts?.remove(state.draftId);
    actions.clear();
    goTo('');
  };
  return (
    <div className={styles.clear}>
      <Button kind="quiet" className={styles.clearButton} onClick={() => setIsAsking(true)}>
        {t(isCorrection ? 'clear.correction' : 'clear.button')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          question={t(isCorrection ? 'clear.correction-question' : 'clear.question')}
          yes={t('clear.yes')}
          no={t('clear.no')}
          onYes={clear}
          onNo={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}

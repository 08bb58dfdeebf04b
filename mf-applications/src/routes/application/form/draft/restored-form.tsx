import { Spinner } from '@trust/shared/ui/spinner';
import { useEffect, useState, type ReactNode } from 'react';
import { listDrafts } from '../../../../parts/device-storage/drafts.ts';
import { hasAnswers } from '../state/form-state.ts';
import { createFormStorage } from '../state/form-storage.ts';
import { openForm } from '../state/form-store.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { fillFromDraft } from './open-draft.ts';

/** Whether the form is empty because its tab is a new one: then the device may have it. */
function mayBeOnDevice(): boolean {
  return createFormStorage('new').read() === undefined && !hasAnswers(openForm('new').store.getState());
}

/** The form of a category as the device has it, where the address of one of its steps is opened in a new tab. */
export function RestoredForm({ categoryId, children }: { categoryId: string; children: ReactNode }) {
  const t = useFormTexts();
  const [isReading, setIsReading] = useState(mayBeOnDevice);
  useEffect(() => {
    if (!isReading) return;
    let isCurrent = true;
    void listDrafts().then((drafts = []) => {
      if (!isCurrent) return;
      const latest = drafts.find((draft) => !draft.damaged && draft.categoryId === categoryId);
      if (latest && !latest.damaged) fillFromDraft(latest);
      setIsReading(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isReading, categoryId]);
  return isReading ? <Spinner label={t('draft.opening')} /> : children;
}

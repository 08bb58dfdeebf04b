import { formatMoment } from '@trust/shared/i18n/format-date';
import { useLanguage, useNavigateTo } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useState } from 'react';
import type { DamagedDraft, ApplicationDraft } from '../../../parts/device-storage/drafts.ts';
import { applicationHref, FIRST_STEP, LAST_STEP } from '../application.rules.ts';
import { loadForm } from '../start/use-form-module.ts';
import styles from './device-list.module.css';
import { useDeviceTexts } from './device.texts.ts';

/** A draft: whose it is, what is missing, and the ways to go on with it and to remove it. */
export function DraftItem({
  draft,
  isClosed,
  onRemove,
  onFailed,
  onChooseCategory,
}: {
  draft: ApplicationDraft | DamagedDraft;
  /** Its category takes no applications any more. */
  isClosed: boolean;
  onRemove: () => void;
  onFailed: () => void;
  /** Its answers are ready for the category that is chosen next. */
  onChooseCategory: () => void;
}) {
  const t = useDeviceTexts();
  const removeButton = (
    <Button kind="quiet" onClick={onRemove}>
      {t('remove')}
    </Button>
  );
  if (draft.damaged) {
    return (
      <li className={styles.item}>
        <p>{t('damaged')}</p>
        <div className={styles.buttons}>{removeButton}</div>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <DraftFacts draft={draft} />
      {isClosed ? <p>{t('closed')}</p> : null}
      <div className={styles.buttons}>
        <OpenDraftButton
          draft={draft}
          isClosed={isClosed}
          onFailed={onFailed}
          onChooseCategory={onChooseCategory}
        />
        {removeButton}
      </div>
    </li>
  );
}

function DraftFacts({ draft: { applicant, categoryName, savedAt, missing } }: { draft: ApplicationDraft }) {
  const t = useDeviceTexts();
  const language = useLanguage();
  const state = missing === 0 ? 'ready' : missing === 1 ? 'missing-one' : 'missing';
  return (
    <>
      <p className={styles.name}>{applicant === '' ? t('nameless') : applicant}</p>
      <p>{categoryName}</p>
      <p className={styles.quiet}>
        {t('saved', { moment: formatMoment(savedAt, language) })}. {t(state, { missing })}
      </p>
    </>
  );
}

function OpenDraftButton({
  draft: { id, applicant, categoryName },
  isClosed,
  onFailed,
  onChooseCategory,
}: {
  draft: ApplicationDraft;
  isClosed: boolean;
  onFailed: () => void;
  onChooseCategory: () => void;
}) {
  const t = useDeviceTexts();
  const navigateTo = useNavigateTo();
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    try {
      const form = await loadForm();
      const draft = await form.openDraft(id, { inAnotherCategory: isClosed });
      if (!draft) onFailed();
      else if (isClosed) onChooseCategory();
      else {
        const step = draft.missing === 0 ? LAST_STEP : FIRST_STEP;
        navigateTo(`${applicationHref(draft.categoryId, false)}#${step}`);
      }
    } catch {
      onFailed();
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Button kind={isClosed ? 'quiet' : 'brand'} busy={isOpening} onClick={() => void open()}>
      {t(isClosed ? 'choose-other' : 'go-on')}{' '}
      <VisuallyHidden>
        {applicant === '' ? t('nameless') : applicant}, {categoryName}
      </VisuallyHidden>
    </Button>
  );
}

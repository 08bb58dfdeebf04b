import { APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx';
import { clearDevice } from '../../../parts/device-storage/device-database.ts';
import { deleteDraft, DRAFT_DAYS } from '../../../parts/device-storage/drafts.ts';
import { deleteSent } from '../../../parts/device-storage/sent-applications.ts';
import { isContinuedInAnotherCategory } from '../form/draft/open-draft.ts';
import { loadForm } from '../start/use-form-module.ts';
import styles from './device-list.module.css';
import { useDeviceTexts } from './device.texts.ts';
import { DraftItem } from './draft-item.tsx';
import { SentItem } from './sent-item.tsx';
import { useDeviceEntries } from './use-device-entries.ts';

export interface DeviceListProps {
  /** Only the drafts of this category are shown, with the way to all. */
  readonly categoryId?: string;
  /** The categories that take applications; undefined where that is not known. */
  readonly openCategories?: readonly string[] | undefined;
  /** Called when the answers of a draft are to be used for a category that is chosen next. */
  readonly onChooseCategory?: () => void;
}

/** What is asked before it is done. */
type Question =
  | { readonly kind: 'clear' }
  | { readonly kind: 'remove-draft'; readonly id: string }
  | { readonly kind: 'remove-sent'; readonly suid: string };

/** The drafts on this device and the applications that it has sent, with the ways to go on and to remove them. */
export function DeviceList({ categoryId, openCategories, onChooseCategory }: DeviceListProps) {
  const t = useDeviceTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { drafts, sent, readAgain } = useDeviceEntries();
  const [question, setQuestion] = useState<Question>();
  // The list is shown anew once the categories are.
  const [status, setStatus] = useState(isContinuedInAnotherCategory() ? t('chosen') : '');
  const remove = async (asked: Question) => {
    setQuestion(undefined);
    const isDone = await carryOut(asked).catch(() => false);
    setStatus(isDone ? t(asked.kind === 'clear' ? 'cleared' : 'removed') : t('failed'));
    readAgain();
    heading.current?.focus();
  };

  const shownDrafts = drafts.filter(
    (draft) => categoryId === undefined || (!draft.damaged && draft.categoryId === categoryId),
  );
  const shownSent = categoryId === undefined ? sent : [];
  const isEmpty = shownDrafts.length + shownSent.length === 0;
  if (isEmpty && (status === '' || categoryId !== undefined)) return null;
  return (
    <section className={styles.device} aria-labelledby="device-title">
      <h2 ref={heading} tabIndex={-1} id="device-title" className={styles.title}>
        {t('title')}
      </h2>
      <p role="status">{status}</p>
      {shownDrafts.length > 0 ? (
        <>
          {categoryId === undefined ? <h3 className={styles.subtitle}>{t('drafts')}</h3> : null}
          <ul className={styles.list}>
            {shownDrafts.map((draft) => (
              <DraftItem
                key={draft.id}
                draft={draft}
                isClosed={isClosed(draft, openCategories)}
                onRemove={() => setQuestion({ kind: 'remove-draft', id: draft.id })}
                onFailed={() => setStatus(t('failed'))}
                onChooseCategory={() => {
                  setStatus(t('chosen'));
                  onChooseCategory?.();
                }}
              />
            ))}
          </ul>
        </>
      ) : null}
      {shownSent.length > 0 ? (
        <>
          <h3 className={styles.subtitle}>{t('sent')}</h3>
          <ul className={styles.list}>
            {shownSent.map((each) => (
              <SentItem
                key={each.suid}
                sent={each}
                onRemove={() => setQuestion({ kind: 'remove-sent', suid: each.suid })}
              />
            ))}
          </ul>
        </>
      ) : null}
      {isEmpty ? null : (
        <WaysOn isWhole={categoryId === undefined} onClear={() => setQuestion({ kind: 'clear' })} />
      )}
      {question ? (
        <ConfirmDialog
          question={t(question.kind === 'clear' ? 'clear-question' : question.kind)}
          yes={t('yes')}
          no={t('no')}
          onYes={() => void remove(question)}
          onNo={() => setQuestion(undefined)}
        />
      ) : null}
    </section>
  );
}

/** Below the whole list how to clear the device, below a category's drafts the way to all. */
function WaysOn({ isWhole, onClear }: { isWhole: boolean; onClear: () => void }) {
  const t = useDeviceTexts();
  if (!isWhole)
    return (
      <p>
        <Link href={APPLICATION_PATH}>{t('all')}</Link>
      </p>
    );
  return (
    <>
      <p className={styles.quiet}>{t('days', { days: DRAFT_DAYS })}</p>
      <p>
        <Button kind="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </p>
    </>
  );
}

function isClosed(
  draft: ReturnType<typeof useDeviceEntries>['drafts'][number],
  openCategories: readonly string[] | undefined,
): boolean {
  return openCategories !== undefined && !draft.damaged && !openCategories.includes(draft.categoryId);
}

/** Removes it from the device and from this tab's form. Resolves to whether that succeeded. */
async function carryOut(question: Question): Promise<boolean> {
  switch (question.kind) {
    case 'clear': {
      await (await loadForm()).discardForm();
      return clearDevice();
    }
    case 'remove-draft': {
      await (await loadForm()).discardForm(question.id);
      await deleteDraft(question.id);
      return true;
    }
    case 'remove-sent':
      await deleteSent(question.suid);
      return true;
  }
}

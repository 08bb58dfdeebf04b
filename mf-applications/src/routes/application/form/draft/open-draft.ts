import { CONSENT } from '@trust/shared/contract/applications/texts/consent.texts';
import { storeAgreement } from '../../../../parts/agreement.ts';
import { readDraft, type ApplicationDraft } from '../../../../parts/device-storage/drafts.ts';
import { createEmptyForm, hasAnswers } from '../state/form-state.ts';
import { openForm } from '../state/form-store.ts';
import { readStoredForm } from '../state/stored-form.ts';

/** The draft that the next start of a form goes on with, in place of a new one. */
let continuedDraftId: string | undefined;

/** Has the next start go on with this tab's form, as for another category. */
export function continueInAnotherCategory(): void {
  continuedDraftId = openForm('new').store.getState().draftId;
}

/** Whether the next start goes on with a form that was written for another category. */
export function isContinuedInAnotherCategory(): boolean {
  return continuedDraftId !== undefined;
}

/** Prepares the form for a visitor who begins: one that is stored on the device, or was sent, makes room. */
export function prepareForm(): void {
  const { store } = openForm('new');
  const { sent, savedAt, draftId, draftNotice } = store.getState();
  const isLastCopy = sent === undefined && savedAt === undefined && hasAnswers(store.getState());
  const isWanted = continuedDraftId === draftId;
  continuedDraftId = undefined;
  if (!isLastCopy && !isWanted) {
    const notice = draftNotice === 'damaged' ? draftNotice : undefined;
    store.setState({ ...createEmptyForm(), draftNotice: notice }, true);
  }
}

/**
 * Opens a draft in this tab's form. What cannot be read opens an empty form that says so. Resolves to the draft; undefined
 * where it is gone. `inAnotherCategory`: the next start goes on with it, in another category.
 */
export async function openDraft(
  id: string,
  { inAnotherCategory = false } = {},
): Promise<ApplicationDraft | undefined> {
  await openForm('new').drafts?.settled();
  const draft = await readDraft(id);
  if (!draft || draft.damaged) return undefined;
  fillFromDraft(draft);
  if (inAnotherCategory) continueInAnotherCategory();
  // Other words than those of then have to be agreed to again.
  if (draft.agreement === CONSENT.version) storeAgreement();
  return draft;
}

/** Fills this tab's form from a draft; with an empty one where its form cannot be read. */
export function fillFromDraft({
  id,
  form,
  savedAt,
  missing,
  categoryId,
  categoryName,
}: ApplicationDraft): void {
  const { store } = openForm('new');
  const read = readStoredForm(form);
  store.setState(
    {
      ...(read ?? { ...createEmptyForm(), categoryId, categoryName, draftNotice: 'damaged' }),
      draftId: id,
      savedAt,
      missing,
    },
    true,
  );
}

/** Empties this tab's form where it is the draft, or in any case without one, and waits until no write of it is under way. */
export async function discardForm(id?: string): Promise<void> {
  const { store, drafts } = openForm('new');
  if (id === undefined || store.getState().draftId === id) store.setState(createEmptyForm(), true);
  await drafts?.settled();
}

import { CONSENT } from '@trust/shared/contract/applications/texts/consent.texts';
import { createIdempotencyKey } from '@trust/shared/contract/idempotency-key';
import { reportUnexpected } from '@trust/shared/http';
import type { StoreApi } from 'zustand/vanilla';
import { deleteDraft, writeDraft } from '../../../../parts/device-storage/drafts.ts';
import { storeEarlierAnswers } from '../../../../parts/device-storage/earlier-answers.ts';
import { addSent } from '../../../../parts/device-storage/sent-applications.ts';
import { tabId } from '../../../../parts/device-storage/tab-id.ts';
import { hasAnswers, type FormState, type SentApplication } from '../state/form-state.ts';
import { toStoredForm } from '../state/stored-form.ts';

export type DraftWriter = ReturnType<typeof createDraftWriter>;

/** Stores a form on the device, one write at a time: while one runs, the changes meanwhile wait together for the next. */
export function createDraftWriter(store: StoreApi<FormState>) {
  let queue: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let written = '';

  const run = (work: () => Promise<void>): Promise<void> =>
    (queue = queue.then(work).catch(reportUnexpected));

  async function writeForm(): Promise<void> {
    isWaiting = false;
    const state = store.getState();
    const form = toStoredForm({ ...state, savedAt: undefined });
    const content = JSON.stringify([form, state.missing]);
    if (content === written || state.sent !== undefined || !hasAnswers(state)) return;
    const savedAt = new Date().toISOString();
    const draft = {
      id: state.draftId,
      savedAt,
      tab: tabId(),
      categoryId: state.categoryId,
      categoryName: state.categoryName,
      applicant: state.answers.name?.trim() ?? '',
      missing: state.missing,
      agreement: CONSENT.version,
      form: toStoredForm({ ...state, savedAt }),
    };
    const otherId = createIdempotencyKey();
    const id = await writeDraft(draft, { before: state.savedAt, otherId });
    // Another form may have been opened meanwhile.
    if (store.getState().draftId !== state.draftId) return;
    if (id === undefined) {
      if (state.draftNotice === undefined) store.setState({ draftNotice: 'refused' });
      return;
    }
    written = id === state.draftId ? content : '';
    const { draftNotice } = state;
    store.setState({
      savedAt,
      ...(id !== state.draftId && { draftId: id, draftNotice: 'copied' }),
      ...(draftNotice === 'refused' && { draftNotice: undefined }),
    });
  }

  return {
    /** Stores the form as it is by then; what is stored already is not written again. */
    write(): void {
      if (isWaiting) return;
      isWaiting = true;
      void run(writeForm);
    },
    /** Resolves once all that was asked for is stored. */
    settled: () => queue,
    remove: (id: string) => run(() => deleteDraft(id)),
    /** Puts the application that was sent in the place of its draft. */
    finish: ({ draftId, categoryName, answers }: FormState, { code, suid }: SentApplication) =>
      run(async () => {
        await addSent({ suid, code, categoryName, sentAt: new Date().toISOString() });
        await storeEarlierAnswers(answers);
        await deleteDraft(draftId);
      }),
  };
}

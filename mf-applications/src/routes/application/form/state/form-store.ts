import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDraftWriter, type DraftWriter } from '../draft/draft-writer.ts';
import { createEmptyForm, type FormState } from './form-state.ts';
import { createFormStorage, type FormKind } from './form-storage.ts';
import { readStoredForm, toStoredForm } from './stored-form.ts';

export type FormStore = StoreApi<FormState>;

/** A form, and what stores it on the device; a correction is stored in its tab alone. */
export interface OpenForm {
  readonly store: FormStore;
  readonly drafts: DraftWriter | undefined;
}

const forms = new Map<FormKind, OpenForm>();

/** The page's one form of a kind. It outlives the screen, so that nothing typed is asked again. */
export function openForm(kind: FormKind): OpenForm {
  const form = forms.get(kind) ?? restoreForm(kind);
  forms.set(kind, form);
  return form;
}

export function openFormStore(kind: FormKind): FormStore {
  return openForm(kind).store;
}

/** A form as it is after a reload. Each change is stored in the tab at once, and on the device soon after. */
export function restoreForm(kind: FormKind): OpenForm {
  const storage = createFormStorage(kind);
  const store = createStore<FormState>(() => readStoredForm(storage.read()) ?? createEmptyForm());
  const drafts = kind === 'new' ? createDraftWriter(store) : undefined;
  store.subscribe((state) => {
    const unstored = !storage.write(toStoredForm(state));
    if (unstored !== state.unstored) store.setState({ unstored });
    drafts?.write();
  });
  return { store, drafts };
}

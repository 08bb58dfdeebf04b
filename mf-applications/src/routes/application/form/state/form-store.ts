import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormState } from './form-state.ts';
import { createFormStorage, type FormKind } from './form-storage.ts';
import { readStoredForm, toStoredForm } from './stored-form.ts';

export type FormStore = StoreApi<FormState>;

const stores = new Map<FormKind, FormStore>();

/** The page's one form of a kind, stored with each change. It outlives the screen, so that nothing typed is asked again. */
export function openFormStore(kind: FormKind): FormStore {
  const open = stores.get(kind) ?? restoreForm(kind);
  stores.set(kind, open);
  return open;
}

/** A form as it is after a reload. */
export function restoreForm(kind: FormKind): FormStore {
  const storage = createFormStorage(kind);
  const store = createStore<FormState>(() => readStoredForm(storage.read()));
  store.subscribe((state) => {
    const unstored = !storage.write(toStoredForm(state));
    if (unstored !== state.unstored) store.setState({ unstored });
  });
  return store;
}

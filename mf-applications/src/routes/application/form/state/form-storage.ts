import { createBrowserStorage } from '@trust/shared/session/browser-storage';

/** Whether a form is a new application or corrects one that was sent. A tab has one of each. */
export type FormKind = 'new' | 'correction';

const KEYS: Readonly<Record<FormKind, string>> = {
  new: 'application:form',
  correction: 'application:correction-form',
};

/** Where a form survives a reload. What is read is not validated. */
export interface FormStorage {
  read(): unknown;
  /** Whether it was stored. */
  write(form: unknown): boolean;
}

export function createFormStorage(kind: FormKind): FormStorage {
  const storage = createBrowserStorage('sessionStorage');
  return {
    read: () => storage.readJson(KEYS[kind]),
    write: (form) => storage.write(KEYS[kind], JSON.stringify(form)),
  };
}

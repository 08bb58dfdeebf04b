import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { AdditionalField, Category } from '@trust/shared/contract/content/projects';
import { useLanguage } from '@trust/shared/remote';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { errorsIn, listSteps } from '../steps/steps.rules.ts';
import { listErrors } from './check-form.rules.ts';
import { createFormActions } from './form-actions.ts';
import type { FormStore } from './form-store.ts';

const NO_FIELDS: readonly AdditionalField[] = [];

// The day changes while a form is open; the next render reads it.
const subscribeToNothing = () => () => {};
const readToday = () => dayInIndia(new Date());

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;

/**
 * A form with its steps, its errors in the page's language, and all that changes it; `chosen` is the category of a new
 * application.
 */
export function useApplicationForm(store: FormStore, chosen: Category | undefined) {
  const language = useLanguage();
  const state = useStore(store);
  const actions = useMemo(() => createFormActions(store), [store]);
  const today = useSyncExternalStore(subscribeToNothing, readToday, readToday);
  const { categoryId, categoryName } = state;
  const category = chosen ?? { _id: categoryId, name: categoryName, additionalFields: NO_FIELDS };
  const { additionalFields } = state.correction ?? category;
  const steps = useMemo(() => listSteps(additionalFields.length > 0), [additionalFields]);
  const errors = useMemo(
    () => listErrors(state, additionalFields, { today, language }),
    [state, additionalFields, today, language],
  );
  const shownErrors = useMemo(() => {
    const checked = steps.filter(({ id }) => state.checkedSteps.includes(id));
    const ofChecked = new Set(checked.flatMap((step) => errorsIn(step, errors)));
    return errors.filter((error) => error.urgent || ofChecked.has(error));
  }, [steps, errors, state.checkedSteps]);
  return {
    store,
    state,
    actions,
    category,
    additionalFields,
    steps,
    today,
    /** All that is missing or wrong, whether it is shown at its field yet or not. */
    errors,
    errorOf: (field: string) => shownErrors.find((error) => error.field === field)?.text,
  };
}

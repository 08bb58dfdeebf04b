import { createContext, useContext } from 'react';
import type { ApplicationFormState } from './use-application-form.ts';

const FormContext = createContext<ApplicationFormState | undefined>(undefined);
export const FormProvider = FormContext.Provider;

/** The form around a field. */
export function useFormContext(): ApplicationFormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('This component must be rendered inside the application form.');
  return form;
}

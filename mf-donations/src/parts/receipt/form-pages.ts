import {
  APP_PAYMENTS_PATH,
  BANK_PAYMENTS_PATH,
  PAYMENTS_PATH,
  buildPath,
  SOLACE_PROGRAMME_PATH,
} from '@trust/shared/contract/pages/paths';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { createPaymentNotes } from './payment-notes.ts';

const pages = createPaymentNotes('donations:forms');
/** Our forms: a stored value may lead to nothing else. */
const FORMS = [PAYMENTS_PATH, BANK_PAYMENTS_PATH, APP_PAYMENTS_PATH, SOLACE_PROGRAMME_PATH] as const;
const FORM_PAGE = new RegExp(`^(${FORMS.map((path) => buildPath(path, '')).join('|')})[^/]+$`);

/** Stores for this tab the path of the page where a payment was begun. */
export function rememberFormPage(tranId: string, path: string): void {
  pages.save(tranId, path);
}

/** The path of the page where this tab began a payment; undefined before hydration and in other tabs. */
export function useFormPage(tranId: string | undefined): string | undefined {
  const page = useHydrated() && tranId !== undefined ? pages.find(tranId) : undefined;
  return page !== undefined && FORM_PAGE.test(page) ? page : undefined;
}

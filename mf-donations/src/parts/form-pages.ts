import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { keptNotes } from './kept-notes.ts';

const pages = keptNotes('donations:forms');
/** Pages with a form, and no other site's. */
const FORM_PAGE = /^\/(payments|payments-federal-legacy|payments-mobile|solace)\/[^/]+$/;

/** Keeps for this tab the path of the page where a payment was begun. */
export function rememberFormPage(tranId: string, path: string): void {
  pages.keep(tranId, path);
}

/** The path of the page where a payment was begun, once scripts run and where this tab has begun it. */
export function useFormPage(tranId: string | undefined): string | undefined {
  const page = useHydrated() && tranId !== undefined ? pages.of(tranId) : undefined;
  return page !== undefined && FORM_PAGE.test(page) ? page : undefined;
}

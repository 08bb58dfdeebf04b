import { savesData } from '@trust/shared/ui/saves-data';
import { loadForm } from '../start/use-form-module.ts';

/**
 * Loads what an applicant may need where there is no network: the form's code, and the pages of the form. Where data is
 * saved, only what is visited is stored.
 */
export function loadAhead(categoryIds: readonly string[]): void {
  if (savesData()) return;
  void loadForm().then(
    (form) => form.announceFormPages(categoryIds),
    // It is loaded when the form is started.
    () => undefined,
  );
}

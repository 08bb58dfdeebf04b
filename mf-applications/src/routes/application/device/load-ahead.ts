import type { Category } from '@trust/shared/contract/content/projects';
import { announcePagesAhead } from '@trust/shared/contract/offline/pages-ahead.event';
import { savesData } from '@trust/shared/ui/saves-data';
import { applicationHref } from '../application.rules.ts';
import { loadForm } from '../start/use-form-module.ts';

/**
 * Loads what an applicant may need where there is no network: the pages of the form, and its code. Where data is saved,
 * only what is visited is stored.
 */
export function loadAhead(categories: readonly Pick<Category, '_id'>[]): void {
  if (savesData()) return;
  announcePagesAhead(
    [undefined, ...categories.map(({ _id }) => _id)].map((id) => applicationHref(id, false)),
  );
  // What fails now is loaded when the form is started.
  void loadForm().catch(() => undefined);
}

import { announcePagesAhead } from '@trust/shared/contract/offline/pages-ahead.event';
import { applicationHref } from '../../application.rules.ts';

/** Asks the page's frame to store the pages of the form on the device. */
export function announceFormPages(categoryIds: readonly string[]): void {
  announcePagesAhead([undefined, ...categoryIds].map((id) => applicationHref(id, false)));
}

import type { Category } from '@trust/shared/contract/content/projects';
import { APPLICATION_CATEGORY_PATH, APPLICATION_PATH, buildPath } from '@trust/shared/contract/pages/paths';

/** A category as it is offered. */
export type OfferedCategory = Pick<Category, '_id' | 'name' | 'logo'>;
/** A category, or what is offered of one that is not chosen. */
export type CategoryOutline = Category | (OfferedCategory & { readonly instructions?: never });

/** What the page of an address needs: the names of all categories, and all of the chosen one. */
export function outlineCategories(
  categories: readonly CategoryOutline[],
  chosen: string | undefined,
): CategoryOutline[] {
  return categories.map((category) => {
    const { _id, name, logo } = category;
    return _id === chosen ? category : { _id, name, logo };
  });
}

/** What the visitor sees after agreeing to the general instructions. */
export type ApplicationChoice =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'open'; readonly categories: readonly OfferedCategory[] }
  | { readonly kind: 'chosen'; readonly category: Category }
  | { readonly kind: 'no-such-category' };

/** `categories` is undefined when they could not be read; `chosen` is the address's category id, if it has one. */
export function choiceOf(
  categories: readonly CategoryOutline[] | undefined,
  chosen: string | undefined,
): ApplicationChoice {
  if (categories && chosen === undefined) return { kind: 'open', categories };
  const category = categories?.find(({ _id }) => _id === chosen);
  if (categories && !category) return { kind: 'no-such-category' };
  return category?.instructions ? { kind: 'chosen', category } : { kind: 'unavailable' };
}

/** The query parameter by which browsers without scripts carry the agreement. */
export const AGREED = 'agreed';

/** The address of an application page, with the agreement where the current address has it. */
export function applicationHref(category: string | undefined, agreedInAddress: boolean): string {
  const path = category === undefined ? APPLICATION_PATH : buildPath(APPLICATION_CATEGORY_PATH, category);
  return agreedInAddress ? `${path}?${AGREED}=1` : path;
}

/** The fragment of the form's first step. */
export const FIRST_STEP = 'applicant';

/** The fragment of the form's last step, where it is checked and sent. */
export const LAST_STEP = 'declaration';

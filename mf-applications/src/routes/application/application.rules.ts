import type { Category } from '@trust/shared/contract/projects';

/** What the visitor may do next, once the general instructions are agreed to. */
export type Choice =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'open'; readonly categories: readonly Category[] }
  | { readonly kind: 'chosen'; readonly category: Category }
  | { readonly kind: 'no-such-category' };

/** `categories` is undefined when they could not be read; `chosen` is the address's category id, if it has one. */
export function choiceOf(categories: readonly Category[] | undefined, chosen: string | undefined): Choice {
  if (!categories) return { kind: 'unavailable' };
  if (chosen === undefined) return { kind: 'open', categories };
  const category = categories.find(({ _id }) => _id === chosen);
  return category ? { kind: 'chosen', category } : { kind: 'no-such-category' };
}

/** Says in the address that the visitor agreed, for browsers without scripts. */
export const AGREED = 'agreed';

/** A page of the application, with the agreement carried along where the address carries it. */
export function applicationHref(category: string | undefined, agreedInAddress: boolean): string {
  const path = category === undefined ? '/application' : `/application/${category}`;
  return agreedInAddress ? `${path}?${AGREED}=1` : path;
}

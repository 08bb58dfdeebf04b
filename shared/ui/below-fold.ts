export const BELOW_FOLD_ATTRIBUTE = 'data-below-fold';

/**
 * Spread on an element that no screen shows at first. The browser leaves it out while it lays out the first view
 * (`base.css`), and lays it out once it is idle or the visitor comes near.
 */
export const BELOW_FOLD = { [BELOW_FOLD_ATTRIBUTE]: '' } as const;

/** The attribute of the document's element while that holds. */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view';

export const BELOW_FOLD_ATTRIBUTE = 'data-below-fold';

/**
 * Spread on an element that no screen shows at first. The browser leaves it out while it lays out the first view
 * (`base.css`), and lays it out once it is idle or the visitor comes near.
 */
export const BELOW_FOLD = { [BELOW_FOLD_ATTRIBUTE]: '' } as const;

/**
 * Spread on an item that its row does not show at first: it is left out likewise, though the row itself is in the first view.
 */
export const OUT_OF_ROW = { [BELOW_FOLD_ATTRIBUTE]: 'row' } as const;

/** What follows the first view: once the browser has read it, all of the first view is there. */
export const FOLLOWS_FIRST_VIEW = `[${BELOW_FOLD_ATTRIBUTE}=""]`;

/** The attribute of the document's element while that holds. */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view';

/* Places in pages that another module leads to: the ids of their elements. */

/** The accounts on a donation page. */
export const BANK_FRAGMENT = 'bank-transfer';

/** The trust's own papers on the page about it. */
export const DOCUMENTS_FRAGMENT = 'documents';

/** Clauses of the terms. */
export const REFUNDS_FRAGMENT = 'refunds';
export const BOOKINGS_FRAGMENT = 'bookings';

/** A clause of the privacy page. */
export const RIGHTS_FRAGMENT = 'rights';
/** Holds what opens the receipt, where an app comes back from paying. */
export const RECEIPT_FRAGMENT = 'receipt';

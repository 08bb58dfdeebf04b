/** The fragment of a donation page's address that opens its bank accounts. */
export const BANK_FRAGMENT = 'bank-transfer';

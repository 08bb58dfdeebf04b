/** By whom a donation is taken: the card provider's pop-up, the bank's own page, or its server for pages within apps. */
export type Way = 'card' | 'bank' | 'app';

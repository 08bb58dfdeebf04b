import { givingOnSite } from './giving-on-site.tsx';

/** Giving by the card provider: cards, UPI and net banking. */
export const screen = givingOnSite('card');

import { siteScreen } from './site-screen.ts';

/** Giving by the card provider: cards, UPI and net banking. */
export const screen = siteScreen('card');

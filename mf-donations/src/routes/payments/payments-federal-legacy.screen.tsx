import { siteScreen } from './site-screen.ts';

/** Payment on the bank's own page; older links lead here. */
export const screen = siteScreen('bank');

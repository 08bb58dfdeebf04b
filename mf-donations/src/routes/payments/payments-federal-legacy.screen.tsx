import { givingOnSite } from './giving-on-site.tsx';

/** Payment on the bank's own page; older links lead here. */
export const screen = givingOnSite('bank');

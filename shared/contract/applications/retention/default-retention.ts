import type { ApplicationRetention } from './retention.ts';

/** For a trust whose configuration says nothing else. Apart from the schema, so that pages show it without a schema library. */
export const DEFAULT_RETENTION: ApplicationRetention = { endedDays: 180, othersYears: 3 };

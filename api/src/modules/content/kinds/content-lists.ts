import { DOWNLOADS } from './downloads.kind.ts';
import { EVENTS } from './events.kind.ts';
import { REPORTS } from './reports.kind.ts';
import { SOLACE } from './solace.kind.ts';

/** The kinds of content that have a list in the content system's shape. */
export const LISTED_KINDS = [EVENTS, REPORTS, DOWNLOADS, SOLACE] as const;

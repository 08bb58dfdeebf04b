import { createBrowserStorage } from '@trust/shared/session/browser-storage';

const KEY = 'donations:report';
const storage = createBrowserStorage('sessionStorage');

/** Stores what is known of a gift that is about to be reported, for this tab. What is empty replaces nothing. */
export function saveReportDraft(fields: Readonly<Record<string, unknown>>): void {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  storage.write(KEY, JSON.stringify({ ...readStored(), ...Object.fromEntries(filled) }));
}

/** What this tab has stored of an unsent report. Nothing of it is validated. */
export function readReportDraft(): Readonly<Record<string, unknown>> {
  return { ...readStored() };
}

/** For a report that was sent. */
export function deleteReportDraft(): void {
  storage.remove(KEY);
}

function readStored(): object {
  const stored = storage.readJson(KEY);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

import { withTimeout } from '@trust/shared/http/timeout';

/** Browsers within other apps sometimes never answer; nobody is to wait longer than this, in ms. */
const ANSWER_MS = 4_000;

/** The result of what a browser's database is asked; rejects where it does not answer. */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  return withTimeout(work, ANSWER_MS, () => new Error('The browser does not answer.'));
}

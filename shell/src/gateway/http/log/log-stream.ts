import { pino } from 'pino';

/** Lines are written when there are so many bytes of them, or after so many ms. */
const WRITE_BYTES = 4_096;
const WRITE_AFTER_MS = 250;
/** Of lines that wait, in bytes; more are dropped. */
const MAX_BYTES = 16_000_000;

/** Standard output. No request waits for its line; what waits is written before the process ends. */
export function openLogStream() {
  const stream = pino.destination({ sync: false, minLength: WRITE_BYTES, maxLength: MAX_BYTES });
  setInterval(() => stream.flush(), WRITE_AFTER_MS).unref();
  return stream;
}

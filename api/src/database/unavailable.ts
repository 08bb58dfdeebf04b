import { isError } from '../errors/is-error.ts';

/** Error codes of the system and of PostgreSQL for a failure that may pass: a full disk or one that cannot be written, too. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EPERM',
  'EACCES',
  '25006', // only reads are possible
  '53100', // its disk is full
  '53300', // too many connections
  '57P01', // shut down by its administrator
  '57P02', // crashed
  '57P03', // still starting
  '08000',
  '08003',
  '08006',
]);
const MESSAGES = /connection terminated|timeout exceeded when trying to connect|query read timeout/i;

/** Whether an error or one of its causes says that the database is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; isError(cause); cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && CODES.has(code)) return true;
    // An embedded database that is down has no socket to connect to.
    if (Reflect.get(cause, 'syscall') === 'connect') return true;
    if (MESSAGES.test(cause.message)) return true;
  }
  return false;
}

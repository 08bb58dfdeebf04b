import { isNativeError } from 'node:util/types';

/** Whether a value is an error, also one that Node's own modules made in another realm or a library made by hand. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

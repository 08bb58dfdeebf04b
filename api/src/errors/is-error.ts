import { isNativeError } from 'node:util/types';

/** Whether a value is an error, also one of another realm. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

import { userInfo } from 'node:os';

/** The name of the account on this machine; a container may run under a number that has none. */
export function whoRunsThis(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

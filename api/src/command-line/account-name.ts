import { userInfo } from 'node:os';

/** The name of the operating system's account; a container may run under a uid without a name. */
export function readAccountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

import * as z from 'zod/mini';

/** The address of an outside content system, as api and gateway are configured with it. */
export const ContentSystemUrl = z.url({ protocol: /^https?$/ }).check(
  z.refine((address) => {
    const { username, password, search, hash } = new URL(address);
    return [username, password, search, hash].every((component) => component === '');
  }, 'must be only a host and, if need be, a path'),
);

/** The largest body of a call, in bytes, unless its route sets another limit. */
export const BODY_LIMIT = 256 * 1024;

/** The largest body of an application, in bytes: the longest answers in Malayalam, with twenty relatives. */
export const APPLICATION_BODY_LIMIT = 512 * 1024;

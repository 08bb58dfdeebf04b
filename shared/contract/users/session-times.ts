// Apart from the schemas of accounts, so that a page renews a session without a schema library.

const MINUTE_MS = 60_000;

/** How long a session lasts since its last use and since its start, in ms. The other times follow from it. */
export const SESSION = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS } as const;

/** After how long a page that is used renews its session, in ms: one renewal may fail. */
export const RENEW_AFTER_MS = SESSION.idleMs / 3;

/** A session's last use is written at most this often, in ms, so that not every request writes. */
export const LAST_SEEN_INTERVAL_MS = SESSION.idleMs / 30;

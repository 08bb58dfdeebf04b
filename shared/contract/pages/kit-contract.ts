/** The kit contract between gateway, shell and remotes. Raised when old and new cannot work together. */
export const KIT_CONTRACT = 2;

/** The kit contracts whose releases this gateway serves. */
export const SPOKEN_CONTRACTS: readonly number[] = [KIT_CONTRACT];

/** The package of the session store: pages have it once, under this name. */
export const SESSION_PACKAGE = '@trust/shared/session';
/** The version of the session that the shell provides. */
export const SESSION_VERSION = '1.0.0';

/** The version ranges that each module works with. */
export const REQUIRED_VERSIONS = { react: '^19.0.0', session: '^1.0.0' };

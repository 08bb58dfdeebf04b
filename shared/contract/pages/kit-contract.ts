/** The kit contract between gateway, shell and remotes. Raised when old and new cannot work together. */
export const KIT_CONTRACT = 2;

/** The kit contracts whose releases this gateway serves. */
export const SPOKEN_CONTRACTS: readonly number[] = [KIT_CONTRACT];

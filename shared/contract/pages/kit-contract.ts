/** The kit contract between gateway, shell and remotes. Raised when old and new cannot work together. */
export const KIT_CONTRACT = 2;

/** Prefixes of generated ids in the frame's two React roots; the server and the browser must agree on them. */
export const HEADER_PREFIX = 'top-';
export const FOOTER_PREFIX = 'foot-';

/** Pictures of more pixels than this are refused by their header, before they are decoded. */
export const PIXEL_LIMIT = 25_000_000;

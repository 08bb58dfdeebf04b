/** Width by height of the photo on an Indian passport, 35 mm by 45 mm. */
export const PASSPORT_RATIO = 35 / 45;
export const WIDE_RATIO = 16 / 9;

export const ZOOM = { min: 1, max: 4, step: 0.05 } as const;
/** Pixels on the screen for one press of an arrow key. */
export const ARROW_STEP = 8;

/** All of a picture, in percent of its sides. */
export const WHOLE_PICTURE = { x: 0, y: 0, width: 100, height: 100 } as const;

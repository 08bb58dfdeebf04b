import { COLOURS } from '@trust/shared/ui/colours';

const { 'palm-800': ground, 'sun-400': roof, 'sand-50': heart } = COLOURS.light;

const DRAWING = `<path d="M8 24 22 12l14 12" fill="none" stroke="${roof}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 34c-6-3.4-9-6.6-9-10 0-2.500 1.800-4 4-4 2 0 3.800 1.200 5 3 1.200-1.800 3-3 5-3 2.200 0 4 1.500 4 4 0 3.400-3 6.600-9 10Z" fill="${heart}"/>`;

/** The site's icon, as served at `/favicon.ico`. */
export const FAVICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="12" fill="${ground}"/>${DRAWING}</svg>`;

/** The icon for devices that cut its shape themselves: its ground fills the square, the drawing keeps clear of the edges. */
export const MASKABLE_ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5.5 -5.5 55 55"><rect x="-5.5" y="-5.5" width="55" height="55" fill="${ground}"/>${DRAWING}</svg>`;

/** The icon as a data URL in the head: it saves a request on the first view. */
export const FAVICON_URL = `data:image/svg+xml,${encodeURIComponent(FAVICON_SVG)}`;

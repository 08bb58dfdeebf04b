import { COLOURS } from '@trust/shared/ui/colours';

const { 'palm-800': ground, 'sun-400': roof, 'sand-50': heart } = COLOURS.light;

const DRAWING = `<path d="M8 24 22 12l14 12" fill="none" stroke="${roof}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 34c-6-3.4-9-6.6-9-10 0-2.5 1.8-4 4-4 2 0 3.8 1.2 5 3 1.2-1.8 3-3 5-3 2.2 0 4 1.5 4 4 0 3.4-3 6.6-9 10Z" fill="${heart}"/>`;

/** The site's icon, as served at `/favicon.ico`. */
export const FAVICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="12" fill="${ground}"/>${DRAWING}</svg>`;

/** The icon for devices that cut its shape themselves: its ground fills the square, the drawing keeps clear of the edges. */
export const MASKABLE_ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5.5 -5.5 55 55"><rect x="-5.5" y="-5.5" width="55" height="55" fill="${ground}"/>${DRAWING}</svg>`;

/**
 * The icon as a data URL in the head, for an attribute in double quotes: it saves a request on the first view. Only what must be is
 * encoded, so that its paths compress as those of the header's logo.
 */
export const FAVICON_URL = `data:image/svg+xml,${FAVICON_SVG.replaceAll('"', "'").replaceAll('#', '%23')}`;

/** The cookie in which a visitor's own choice is kept: `1` saves data, `0` does not, whatever the browser asks for. */
export const SAVER_COOKIE = 'saver';

/** Where the switch in the footer leads: `mode` is `on` or `off`, `next` the page to come back to. */
export const SAVER_PATH = '/data-saver';

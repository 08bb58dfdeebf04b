/** The cookie of the visitor's own choice, which outranks `Save-Data`: `1` saves data, `0` does not. */
export const SAVER_COOKIE = 'saver';

/** The address of the switch in the footer: `mode` is `on` or `off`, `next` the page to return to. */
export const SAVER_PATH = '/data-saver';

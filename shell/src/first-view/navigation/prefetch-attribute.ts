/** On a link whose document the browser is to prefetch: the page's speculation rules name it. */
export const PREFETCH_ATTRIBUTE = 'data-prefetch';

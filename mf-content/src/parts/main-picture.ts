/** The width of a picture that fills a page's main column, beside the side column on wide screens; as in HTML. */
export const MAIN_PICTURE_SIZES =
  '(min-width: 78rem) 52rem, (min-width: 62rem) calc(100vw - 25rem), (min-width: 40rem) 96vw, 88vw';

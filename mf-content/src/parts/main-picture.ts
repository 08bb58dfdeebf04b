/** A picture that fills a page's main column, beside the side column on wide screens. */
export const MAIN_PICTURE = {
  sizes: '(min-width: 78rem) 52rem, (min-width: 62rem) calc(100vw - 25rem), (min-width: 40rem) 96vw, 88vw',
  widths: [320, 640, 960, 1280],
  priority: true,
} as const;

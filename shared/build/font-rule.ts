import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** First and last code points of what pages write: everything else is shown in a font of the device. */
const RANGES: readonly (readonly [number, number])[] = [
  // ASCII
  [0x20, 0x7e],
  // Malayalam, with dandas, joiners and the dotted circle
  [0xd00, 0xd7f],
  [0x964, 0x965],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  // Dashes and quotation marks
  [0x2010, 0x2014],
  [0x2018, 0x201d],
  // Arrows
  [0x2190, 0x2193],
];
/** No-break space among them. */
const SINGLE = '\u00a0©°·×•…₹−';

const characters = RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
)
  .concat(SINGLE)
  .join('');

/** The rule for the site's fonts: they are sent with the characters and weights alone that pages use. */
export const fontRule: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  use: {
    loader: require.resolve('./loaders/subset-font-loader.cjs'),
    options: { characters, weights: { min: 400, max: 750 } },
  },
};

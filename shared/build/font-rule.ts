import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import { LANGUAGES } from '../contract/languages.ts';

const require = createRequire(import.meta.url);

/** First and last code points. */
type Ranges = readonly (readonly [number, number])[];

/** What pages of any language write; whatever is in no file is shown in a font of the device. */
const LATIN: Ranges = [
  // ASCII
  [0x20, 0x7e],
  // Dashes and quotation marks
  [0x2010, 0x2014],
  [0x2018, 0x201d],
  // Arrows
  [0x2190, 0x2193],
];
/** No-break space among them. */
const SINGLE = '\u00a0©°·×•…₹−';
/** The letters and signs of today's Malayalam, with dandas, joiners and the dotted circle: no old numerals and fractions. */
const MALAYALAM: Ranges = [
  [0xd02, 0xd03],
  [0xd05, 0xd0c],
  [0xd0e, 0xd10],
  [0xd12, 0xd28],
  [0xd2a, 0xd39],
  [0xd3d, 0xd44],
  [0xd46, 0xd48],
  [0xd4a, 0xd4d],
  [0xd57, 0xd57],
  [0xd7a, 0xd7f],
  [0x964, 0x965],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

/** What each file holds, by the query of its address in `shared/ui/fonts.css`. */
const FILES: Readonly<Record<string, Ranges>> = { latin: LATIN, malayalam: [...LATIN, ...MALAYALAM] };

function listCharacters(ranges: Ranges): string {
  const listed = ranges.map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  // Each page has links to the other languages, by their own names.
  return [...listed, SINGLE, ...Object.values(LANGUAGES)].join('');
}

/**
 * The rule for the site's font: a file for the pages of each script, with the characters and weights alone that
 * they use. A page loads one, so that no two of them share what a second request would bring.
 */
export const fontRule: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  oneOf: Object.entries(FILES).map(([script, ranges]) => ({
    resourceQuery: `?${script}`,
    generator: { filename: `font-${script}.[contenthash:12][ext]` },
    use: {
      loader: require.resolve('./loaders/subset-font-loader.cjs'),
      options: { characters: listCharacters(ranges), weights: { min: 400, max: 750 } },
    },
  })),
};

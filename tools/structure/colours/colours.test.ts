import { findColourLiterals } from './colour-literals.ts';
import { readColourTokens, writeColours } from './colour-tokens.ts';

const TOKENS = readColourTokens(`
  :root {
    color-scheme: light dark;
    --palm-900: #0b3a2f; /* --not-a-token: #000; */
    --band: var(--palm-900);
    --card: #fff;
    --scrim: rgb(8 30 24 / 0.55);
    --shadow: 0 1px 2px rgb(60 45 20 / 0.08);
    --page: 76rem;
  }
  :lang(ml) { --leading: 2; }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      --card: #19261f;
    }
  }
`);
const literalsIn = (text: string, file = 'shell/src/frame/a.module.css') =>
  findColourLiterals(file, text, TOKENS);

test('the colours of the tokens are read for each scheme', () => {
  expect([...TOKENS.light.keys()]).toEqual(['palm-900', 'band', 'card', 'scrim']);
  expect(TOKENS.light.get('band')).toBe('#0b3a2f');
  expect(TOKENS.dark.get('band')).toBe('#0b3a2f');
  expect(TOKENS.dark.get('card')).toBe('#19261f');
  expect(writeColours(TOKENS)).toContain("  dark: {\n    'palm-900': '#0b3a2f',\n    band: '#0b3a2f',\n");
});

test.each([
  ['.a {\n  color: #0b3a2f;\n}', /^shell\/src\/frame\/a\.module\.css:2 .*#0b3a2f\. Use --palm-900;/],
  ['<rect fill="#123456" />', /Use a token of/],
  ['a{color:#ABC}', /#ABC/],
  ['background: rgb(11 58 47 / 0.9);', /rgb\(11 58 47 \/ 0\.9\)/],
  ['color: hsla(1, 2%, 3%, 0.5)', /hsla/],
  ['color: hsl(210deg 50% 50%)', /hsl\(210deg 50% 50%\)/],
  ['color: hwb(194 0% 0%)', /hwb/],
  ['color: oklch(0.7 0.1 120)', /oklch/],
  ['color: lab(50% 40 59.5)', /lab/],
  ['color: color(display-p3 1 0.5 0)', /color\(display-p3 1 0\.5 0\)/],
  ['.a {\n  stroke: none;\n  fill: white;\n}', /:3 .*the colour white\./],
  [
    '.a {\n  background: linear-gradient(\n    var(--band),\n    DarkSlateGrey\n  );\n}',
    /:4 .*DarkSlateGrey/,
  ],
])('a colour beside the tokens is found: %j', (text, sentence) => {
  expect(literalsIn(text)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  'var(--band)',
  'href="#main"',
  '&#106;',
  'color-mix(in srgb, var(--band) 92%)',
  'color: rgb(from var(--band) r g b / 0.5)',
  '.red:hover, .a:hover .tan { color: var(--red); width: calc(1px * tan(45deg)); }',
  '/* Pages are: white */ white-space: nowrap',
  'content: "red"',
])('no colour is found in %j', (text) => {
  expect(literalsIn(text)).toEqual([]);
});

test('names of colours are words outside style sheets, and paper is black on white', () => {
  expect(literalsIn('{ text: white }', 'shell/src/frame/a.tsx')).toEqual([]);
  expect(literalsIn('.a { color: black; border-color: red; }', 'shared/ui/base.css')).toEqual([
    expect.stringContaining('the colour red.'),
  ]);
});

test('a drawing has colours of its own, and takes the palette’s from the tokens', () => {
  const drawing = 'mf-content/src/routes/home/hero/hero-drawing.tsx';
  expect(literalsIn('fill="#123456" stroke="#0b3a2f" color="#fff"', drawing)).toEqual([
    expect.stringContaining('#0b3a2f'),
  ]);
});

import { COLOUR_NAMES } from './colour-names.ts';
import type { ColourTokens } from './colour-tokens.ts';

/** The source, and what is derived from it. */
const COLOUR_FILES: readonly string[] = ['shared/ui/tokens.css', 'shared/ui/colours.ts'];

/** Pictures, which have colours of their own; those of the palette are tokens in them too. */
const DRAWINGS =
  /^mf-content\/src\/(routes\/home\/hero\/hero-drawing|parts\/not-found-message|parts\/video\/video-poster)\./;

/** The stand-in for the payment providers, which is not the trust's. */
const OTHER_DESIGNS = /^api\/sandbox\//;

/** Paper, and a code that a camera reads, are black on white in every scheme. */
const BLACK_ON_WHITE = /^(shared\/ui\/base|mf-donations\/.+\/upi-payment\.module)\.css$/;

const LITERAL =
  /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?<![\w.-])(?:(?:rgb|hsl)a?|hwb|(?:ok)?(?:lab|lch)|color)\((?!from\b)[^()]*(?<!\w)\d[^()]*\)/gi;
const DECLARATION = /(?<=(?:^|[{};])\s*)[\w-]+:\s[^;{}]*/g;
const NAME = new RegExp(`(?<![\\w.#-])(?:${COLOUR_NAMES.join('|')})(?![\\w(-])`, 'gi');

interface FoundColour {
  readonly colour: string;
  readonly at: number;
}

function findColours(pattern: RegExp, text: string, offset = 0): FoundColour[] {
  return Array.from(text.matchAll(pattern), ({ 0: colour, index }) => ({ colour, at: offset + index }));
}

/** Names of colours in the values of a style sheet; elsewhere they are words. */
function findNames(file: string, css: string): FoundColour[] {
  if (!file.endsWith('.css')) return [];
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  return Array.from(css.replace(/\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, blank).matchAll(DECLARATION))
    .flatMap(({ 0: declaration, index }) => {
      const value = declaration.indexOf(':');
      return findColours(NAME, declaration.slice(value), index + value);
    })
    .filter(({ colour }) => !(BLACK_ON_WHITE.test(file) && /^(black|white)$/.test(colour)));
}

/** Colours that a file writes itself instead of naming a token: one sentence each. */
export function findColourLiterals(file: string, text: string, { light }: ColourTokens): string[] {
  if (COLOUR_FILES.includes(file) || OTHER_DESIGNS.test(file)) return [];
  const tokens = new Map([...light].map(([name, value]) => [value, name] as const).toReversed());
  return [...findColours(LITERAL, text), ...findNames(file, text)]
    .filter(({ colour }) => !DRAWINGS.test(file) || /\d$/.test(tokens.get(colour) ?? ''))
    .map(({ colour, at }) => {
      const line = text.slice(0, at).split('\n').length;
      const token = tokens.get(colour);
      const use = token === undefined ? 'a token of shared/ui/tokens.css' : `--${token}`;
      return `${file}:${String(line)} writes the colour ${colour}. Use ${use}; a server reads shared/ui/colours.ts.`;
    });
}

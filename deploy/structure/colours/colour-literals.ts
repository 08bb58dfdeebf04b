import type { ColourTokens } from './colour-tokens.ts';

/** The source, and what is derived from it. */
const COLOUR_FILES: readonly string[] = ['shared/ui/tokens.css', 'shared/ui/colours.ts'];

/** Pictures, which have colours of their own; those of the palette are tokens in them too. */
const DRAWINGS =
  /^mf-content\/src\/(routes\/home\/hero\/hero-drawing|parts\/not-found-message|parts\/video\/video-poster)\./;

/** What is drawn for the sample content, and the stand-in for the payment providers, which is not the trust's. */
const OTHER_DESIGNS = /^api\/(sample-content|src\/sandboxes|sandbox)\//;

const LITERAL = /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl)a?\([\d.\s%,/]+\)/gi;

/** Colours that a file writes itself instead of naming a token: one sentence each. */
export function findColourLiterals(file: string, text: string, { light }: ColourTokens): string[] {
  if (COLOUR_FILES.includes(file) || OTHER_DESIGNS.test(file)) return [];
  const tokens = new Map([...light].map(([name, value]) => [value, name] as const).toReversed());
  return text.split('\n').flatMap((line, at) =>
    (line.match(LITERAL) ?? [])
      .filter((colour) => !DRAWINGS.test(file) || /\d$/.test(tokens.get(colour) ?? ''))
      .map((colour) => {
        const token = tokens.get(colour);
        const use = token === undefined ? 'a token of shared/ui/tokens.css' : `--${token}`;
        return `${file}:${String(at + 1)} writes the colour ${colour}. Use ${use}; a server reads shared/ui/colours.ts.`;
      }),
  );
}

const LITERAL = /^(#|rgb|hsl)/;

/** The colours of the design by token, without `--`, in each scheme. */
export interface ColourTokens {
  readonly light: ReadonlyMap<string, string>;
  readonly dark: ReadonlyMap<string, string>;
}

/** Reads the colours of `shared/ui/tokens.css`: its first `:root` is the light scheme, the second changes it. */
export function readColourTokens(css: string): ColourTokens {
  const [light = new Map(), changes = new Map()] = Array.from(
    css.replace(/\/\*[^]*?\*\//g, '').matchAll(/:root\s*\{([^}]*)\}/g),
    ([, block = '']) => readDeclarations(block),
  );
  return { light: resolveColours(light), dark: resolveColours(new Map([...light, ...changes])) };
}

function readDeclarations(block: string): Map<string, string> {
  return new Map(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** Tokens that are one colour, or name one. */
function resolveColours(values: ReadonlyMap<string, string>): Map<string, string> {
  const resolve = (value: string): string => {
    const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return named === undefined ? value : resolve(values.get(named) ?? '');
  };
  return new Map([...values].map(([name, value]) => [name, resolve(value)] as const).filter(isColour));
}

function isColour([, value]: readonly [string, string]): boolean {
  return LITERAL.test(value) && !value.includes(',');
}

/** The text of `shared/ui/colours.ts`. */
export function writeColours({ light, dark }: ColourTokens): string {
  const write = (colours: ReadonlyMap<string, string>) =>
    [...colours].map(([name, value]) => `    ${/-/.test(name) ? `'${name}'` : name}: '${value}',\n`).join('');
  return (
    '// Derived from tokens.css: `npm run derive:colours` writes this file.\n\n' +
    '/** The colours of the design, for what a server draws without a style sheet. */\n' +
    `export const COLOURS = {\n  light: {\n${write(light)}  },\n  dark: {\n${write(dark)}  },\n};\n`
  );
}

import * as z from 'zod/mini';

/** Values for a text or a number: the first that a schema takes. The first text is also an id, a number and a date. */
const TEXTS = [
  '1',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  'https://example.org/',
  'a@example.org',
  'a@example',
  'SAMPLE',
  '123456',
  'ABCD0123456',
  '0123456789abcdef01234567',
];
const NUMBERS = [1, 0, 100];

/**
 * Creates a value that a schema takes: every list has one item, and what is optional is left out. Throws where a text or a
 * number has rules that no known sample keeps to.
 */
export function sampleOf<Schema extends z.core.$ZodType>(schema: Schema): z.output<Schema> {
  return z.parse(schema, inputOf(schema));
}

function inputOf(schema: z.core.$ZodType): unknown {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the library's own way to read a schema
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- every other kind is tried with all values
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, inputOf(part)]));
    case 'array':
      return [inputOf(def.element)];
    case 'record':
      return {};
    case 'union':
      return firstTaken(
        schema,
        def.options.map((option) => () => inputOf(option)),
      );
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'optional':
    case 'default':
    case 'prefault':
      return undefined;
    case 'nullable':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return inputOf(def.innerType);
    case 'pipe':
      return inputOf(def.in);
    case 'lazy':
      return inputOf(def.getter());
    case 'boolean':
      return true;
    default:
      return firstTaken(
        schema,
        [...TEXTS, ...NUMBERS].map((value) => () => value),
      );
  }
}

function firstTaken(schema: z.core.$ZodType, samples: readonly (() => unknown)[]): unknown {
  for (const sample of samples) {
    const value = sample();
    if (z.safeParse(schema, value).success) return value;
  }
  throw new Error('There is no sample that fits the schema.');
}

import fc from 'fast-check';

/** Half characters, which are none, are not among them. */
const HALVES = { first: 0xd800, count: 0x800 };

/** Any character of Unicode, for `fc.string({ unit })`: fast-check's own `binary` takes two seconds to begin. */
export const ANY_CHARACTER: fc.Arbitrary<string> = fc
  .nat({ max: 0x10ffff - HALVES.count })
  .map((code) => String.fromCodePoint(code < HALVES.first ? code : code + HALVES.count));

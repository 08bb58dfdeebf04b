import fc from 'fast-check';
import { countTypos, deletionsOf } from './distance.rules.ts';

test.each([
  ['house', 'house', 0, 0],
  ['hosue', 'house', 1, 1],
  ['hous', 'house', 1, 0],
  ['dialisis', 'dialysis', 1, 1],
  ['kidnar', 'kidney', 2, 2],
  ['abc', 'xyz', 3, 3],
  ['', 'ab', 2, 0],
  ['കിണാർ', 'കിണർ', 1, 1],
])(
  'between %s and %s are as many typos as it takes to make one of the other',
  (typed, word, ofWord, ofPrefix) => {
    expect(countTypos(typed, word)).toEqual({ ofWord, ofPrefix });
  },
);

/** A word with some letters wrong, missing, too many or in the wrong order. */
const mistyped = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 3, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(11), fc.constantFrom('wrong', 'missing', 'extra', 'swapped')), { maxLength: 2 }),
  )
  .map(([word, typos]) => ({
    word,
    most: typos.length,
    typed: typos.reduce((letters, [place, typo]) => {
      const at = place % letters.length || 0;
      const before = letters.slice(0, at);
      const rest = letters.slice(at);
      if (typo === 'wrong') return `${before}z${rest.slice(1)}`;
      if (typo === 'missing') return before + rest.slice(1);
      if (typo === 'extra') return `${before}z${rest}`;
      return before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
    }, word),
  }));

test('a word with up to two typos has something left in common with the right one, whatever they are', () => {
  fc.assert(
    fc.property(mistyped, ({ word, typed, most }) => {
      fc.pre(typed.length > most && word.length > most);
      const left = new Set(deletionsOf(word, most));
      expect(deletionsOf(typed, most).some((rest) => left.has(rest))).toBe(true);
    }),
  );
});

test('of a long word as much is left as of one of seven letters', () => {
  expect(deletionsOf('x'.repeat(1_000), 2)).toEqual(['xxxxxxx', 'xxxxxx', 'xxxxx']);
});

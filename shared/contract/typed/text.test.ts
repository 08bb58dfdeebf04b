import fc from 'fast-check';
import { ANY_CHARACTER } from '../../testing/any-character.ts';
import { cleanLine, cleanLines, dropInvisible, isNil } from './text.ts';

test.each([
  ['a zero width space', 'An\u200bu', 'Anu'],
  ['a byte order mark and a word joiner', '\ufeffAn\u2060u', 'Anu'],
  ['what turns the direction of writing', '\u202eAnu\u2066', 'Anu'],
  ['a variation selector', 'Anu \u2764\ufe0f', 'Anu \u2764'],
  ['a joiner in Latin letters', 'An\u200du', 'Anu'],
  ['a joiner at the beginning', '\u200dഅ', 'അ'],
  ['a joiner after a joiner', 'ന്\u200d\u200d', 'ന്\u200d'],
  ['the joiner of an old chillu', 'അവന്\u200d', 'അവന്\u200d'],
  ['the joiner within a word', 'അവൻ്\u200dറെ', 'അവൻ്\u200dറെ'],
  ['the non-joiner that parts two letters', 'ക്\u200cഷ', 'ക്\u200cഷ'],
  ['the joiners of a family in one picture', '👩\u200d👧 ❤\ufe0f\u200d🔥', '👩\u200d👧 ❤\u200d🔥'],
  ['the non-joiner of Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
])('%s: %j is %j', (_what, typed, clean) => {
  expect(dropInvisible(typed)).toBe(clean);
});

test.each([
  ['  A\tDonor \u0000 of\r\nOld  ', 'A Donor of Old', 'A Donor   of\nOld'],
  ['e\u200b\u0301', 'é', 'é'],
  ['one\u2028two', 'one two', 'one\ntwo'],
  ['\u200b\u2060', '', ''],
  ['\u3164', '', ''],
  ['\ud800x', 'x', 'x'],
  ['½ ² ﬁ', '½ ² ﬁ', '½ ² ﬁ'],
])('%j is %j on one line, and %j on several', (typed, line, lines) => {
  expect(cleanLine(typed)).toBe(line);
  expect(cleanLines(typed)).toBe(lines);
});

test('a clean text is clean again as it is', () => {
  const signs = fc.constantFrom(
    '\u200b',
    '\u200d',
    'ന്',
    'ക',
    '\u0301',
    'e',
    '\r',
    '\n',
    '\ufe0f',
    ' ',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: ANY_CHARACTER }), fc.string({ unit: signs })), (typed) => {
      for (const clean of [cleanLine, cleanLines]) expect(clean(clean(typed))).toBe(clean(typed));
    }),
  );
});

test.each(['NIL', 'nil.', 'ഇല്ല', '\u200bNil'])('“%s” says that there is nothing to answer', (text) => {
  expect(isNil(text)).toBe(true);
});

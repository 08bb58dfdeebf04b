import fc from 'fast-check';
import { ANY_CHARACTER } from '../../testing/any-character.ts';
import { containsLink, parseTribute, TRIBUTE_MAX_LENGTH } from './tribute.ts';

const filled = {
  tributeKind: 'memory',
  tributeName: 'Mariam Beevi',
  tributeEmail: 'son@family.example',
  tributeMessage: 'We think of her.',
};
const errorsOf = (change: Partial<typeof filled>) => {
  const parsed = parseTribute({ ...filled, ...change });
  return parsed.outcome === 'invalid' ? parsed.errors : [];
};

test('a filled tribute says for whom, to whom and what', () => {
  expect(parseTribute(filled)).toEqual({
    outcome: 'parsed',
    value: {
      kind: 'memory',
      name: 'Mariam Beevi',
      email: 'son@family.example',
      message: 'We think of her.',
    },
  });
});

test('a form whose part was left empty asks for no tribute, whatever kind stands in it', () => {
  expect(parseTribute({})).toEqual({ outcome: 'parsed', value: undefined });
  expect(parseTribute({ tributeKind: 'behalf', tributeName: ' \u202e ', tributeEmail: '' })).toEqual({
    outcome: 'parsed',
    value: undefined,
  });
});

test('an address is read without what was copied with it, and a full stop that a space follows makes no link', () => {
  const typed = { tributeEmail: '<mailto:son@family.example>.', tributeMessage: 'love you. in memory' };
  expect(parseTribute({ ...filled, ...typed })).toMatchObject({ value: { email: 'son@family.example' } });
});

test('a message may be for the card alone, and a mail may be sent without one', () => {
  expect(errorsOf({ tributeEmail: '' })).toEqual([]);
  expect(errorsOf({ tributeMessage: '' })).toEqual([]);
});

test.each([
  ['tributeName', (length: number) => 'a'.repeat(length)],
  ['tributeMessage', (length: number) => 'a '.repeat(length).slice(0, length - 1) + 'b'],
  ['tributeEmail', (length: number) => `${'a'.repeat(length - '@family.example'.length)}@family.example`],
] as const)('%s may be as long as its bound, and not one character longer', (field, write) => {
  const longest = TRIBUTE_MAX_LENGTH[field];
  expect(errorsOf({ [field]: write(longest) })).toEqual([]);
  expect(errorsOf({ [field]: write(longest + 1) })).toEqual([{ field, message: 'textTooLong' }]);
});

test.each([
  ['tributeKind', '', 'tributeKindMissing'],
  ['tributeKind', 'revenge', 'tributeKindMissing'],
  ['tributeName', '', 'tributeNameMissing'],
  ['tributeName', 'www.example.com', 'tributeLink'],
  ['tributeEmail', 'son', 'emailInvalid'],
  ['tributeEmail', 'son@family', 'emailInvalid'],
  ['tributeEmail', 'a@family.example, b@family.example', 'emailInvalid'],
  ['tributeEmail', 'a@family.example;b@family.example', 'emailInvalid'],
  ['tributeEmail', 'Son son@family.example', 'emailInvalid'],
  ['tributeEmail', 'a@b@family.example', 'emailInvalid'],
  ['tributeEmail', 'son@family,example', 'emailComma'],
  ['tributeName', 'a'.repeat(101), 'textTooLong'],
  ['tributeMessage', 'a '.repeat(151), 'textTooLong'],
  ['tributeMessage', 'love you.in memory', 'tributeLink'],
  ['tributeMessage', 'Look at https://example.com', 'tributeLink'],
])('%s “%s” has the error %s and no other', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual([{ field, message }]);
});

test('a message keeps its lines, but no more than a card has room for, and nothing that turns the direction of writing', () => {
  const read = (tributeMessage: string) => {
    const parsed = parseTribute({ ...filled, tributeMessage });
    return parsed.outcome === 'parsed' ? parsed.value?.message : undefined;
  };
  expect(read('One\r\n\r\n two \u202e\u0000\nthree')).toBe('One\ntwo\nthree');
  expect(read('1\n2\n3\n4\n5\n6\n7\n8\n9\n10')).toBe('1\n2\n3\n4\n5\n6\n7\n8 9 10');
});

test.each([
  'https://evil.example',
  'HTTP://EVIL',
  'www.evil',
  'evil.com',
  'Evil.COM!',
  'see bit.ly/x',
  'wa.me',
  'youtu.be today',
  'a.b-c.co.in',
  'വീട്.com',
  'e\u200bvil\u2060.co\u200bm',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'pay.money',
  '10.0.0.1',
  'mailto:someone',
  'write to x@evil',
])('“%s” is seen as a link', (text) => {
  expect(containsLink(text)).toBe(true);
});

test.each([
  'K.P.Kumaran',
  'M.T. Vasudevan Nair',
  'Adv.Thomas and Mr.Anu',
  'Dr.PK Warrier',
  'Rs.500',
  '12.05.2026',
  'at 10.30 a.m.',
  'Rest in peace...we miss you',
  'Thank you. In our hearts.',
  'അമ്മയുടെ ഓർമ്മയ്ക്ക്. എന്നും.',
  'ശ്രീ.കെ.പി.കുമാരൻ',
  '3/4 of us',
  'Anu & family :)',
])('“%s” is no link', (text) => {
  expect(containsLink(text)).toBe(false);
});

test('whatever is typed, a tribute that was taken is taken again as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: ANY_CHARACTER }),
      fc.string({ unit: ANY_CHARACTER }),
      (tributeName, tributeMessage) => {
        const first = parseTribute({ ...filled, tributeName, tributeMessage });
        if (first.outcome === 'invalid' || !first.value) return;
        const { kind: tributeKind, name, email: tributeEmail, message } = first.value;
        expect(
          parseTribute({ tributeKind, tributeName: name, tributeEmail, tributeMessage: message }),
        ).toEqual(first);
      },
    ),
  );
});

test.each([
  ['tributeName', 100, (length: number) => 'a'.repeat(length)],
  ['tributeMessage', 300, (length: number) => 'a'.repeat(length)],
  ['tributeEmail', 254, (length: number) => `${'a'.repeat(length - 12)}@example.org`],
] as const)('%s has %i characters at most', (field, most, write) => {
  expect(TRIBUTE_MAX_LENGTH[field]).toBe(most);
  expect(errorsOf({ [field]: write(most) })).toEqual([]);
  expect(errorsOf({ [field]: write(most + 1) })).toEqual([{ field, message: 'textTooLong' }]);
});

test.each([
  ['memory', []],
  ['behalf', []],
  ['Memory', ['tributeKindMissing']],
  ['', ['tributeKindMissing']],
])('the kind “%s” has the errors %j', (tributeKind, messages) => {
  expect(errorsOf({ tributeKind }).map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['a@b.c', true],
  ['a@b', false],
  ['a@b.', false],
  ['a@.c', false],
])('a message is sent to “%s”: %s', (tributeEmail, is) => {
  expect(errorsOf({ tributeEmail })).toEqual(is ? [] : [{ field: 'tributeEmail', message: 'emailInvalid' }]);
});

test.each([
  'HTTPS://x',
  'a://b',
  'JavaScript:alert',
  'MAILTO:a',
  'WWW.a',
  'www2.a',
  'Example.IN/x',
  'a.ab:8080/x',
  '1.2.3.4',
  '127.0.0.1',
  'to 255.255.255.255.',
])('“%s” is a link', (text) => {
  expect(containsLink(text)).toBe(true);
});

test.each(['1.2.3', '1234.1.1.1234', 'www', 'mailto: us', 'a.b/c', 'K.P.Anu'])('“%s” is no link', (text) => {
  expect(containsLink(text)).toBe(false);
});

import fc from 'fast-check';

const SYLLABLES = [
  'ക', 'ളും', 'ക്ഷ', 'സ്നേ', 'ന്റെ', 'ൻറ', 'ൻ്റെ', 'ൽ', 'ർ', 'ന്\u200d', 'ക്ക്', 'മ്മയ്', 'സ്ത്രീ', 'ത്തോ', 'കൊ', 'കൌ', 'ഐ', 'ഴ',
]; // prettier-ignore
const words = (letters: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength }).map((found) => found.join(''));
const latin = words([...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'], 60);
const malayalam = words(SYLLABLES, 40);
const domain = words([...'abcxyz-'], 30).map((host) => `${host}.donor.example`);

/**
 * What people type without minding how it is printed: long words, commas without spaces, addresses, several scripts,
 * signs alone, marks on marks. At most 300 characters, which the longest line of a form takes.
 */
export const ODD_TEXT: fc.Arbitrary<string> = fc
  .oneof(
    latin,
    malayalam,
    fc.tuple(latin, domain).map(([name, host]) => `${name}@${host}`),
    fc.tuple(domain, latin).map(([host, path]) => `https://www.${host}/${path}?q=${path}&a=1#${path}`),
    fc.array(fc.oneof(latin, malayalam), { minLength: 2, maxLength: 8 }).map((parts) => parts.join(',')),
    fc.array(fc.oneof(latin, malayalam), { minLength: 2, maxLength: 8 }).map((parts) => parts.join(' ')),
    words(['(', ')', '[', '"', "'", '-', '_', '/', '.', ',', '!', '«', '₹', '#', '*'], 120),
    words(['a\u0301', 'e\u0323\u0302', 'ḍ', 'ക\u0d4d', 'ക്'], 100),
    // Without the ligature that pdf.js reads backwards.
    words([...'العربيةعبدالرحمن'], 80).map((text) => text.replace(/لا+/g, 'ل')),
    words([...'Кириллица', ...'Ελληνικά'], 80),
  )
  .map((text) =>
    text
      .slice(0, 300)
      .replace(/[\ud800-\udbff]$/, '')
      .trim(),
  )
  .filter((text) => text !== '');

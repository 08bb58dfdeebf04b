const CONSONANTS: Readonly<Record<string, string>> = {
  ക: 'k',
  ഖ: 'kh',
  ഗ: 'g',
  ഘ: 'gh',
  ങ: 'ng',
  ച: 'ch',
  ഛ: 'ch',
  ജ: 'j',
  ഝ: 'jh',
  ഞ: 'nj',
  ട: 't',
  ഠ: 'th',
  ഡ: 'd',
  ഢ: 'dh',
  ണ: 'n',
  ത: 'th',
  ഥ: 'th',
  ദ: 'd',
  ധ: 'dh',
  ന: 'n',
  പ: 'p',
  ഫ: 'ph',
  ബ: 'b',
  ഭ: 'bh',
  മ: 'm',
  യ: 'y',
  ര: 'r',
  റ: 'r',
  ല: 'l',
  ള: 'l',
  ഴ: 'zh',
  വ: 'v',
  ശ: 'sh',
  ഷ: 'sh',
  സ: 's',
  ഹ: 'h',
};

/** Independent vowels, chillus and final signs. */
const OTHERS: Readonly<Record<string, string>> = {
  അ: 'a',
  ആ: 'a',
  ഇ: 'i',
  ഈ: 'i',
  ഉ: 'u',
  ഊ: 'u',
  ഋ: 'ri',
  എ: 'e',
  ഏ: 'e',
  ഐ: 'ai',
  ഒ: 'o',
  ഓ: 'o',
  ഔ: 'au',
  ൺ: 'n',
  ൻ: 'n',
  ർ: 'r',
  ൽ: 'l',
  ൾ: 'l',
  ൿ: 'k',
  'ം': 'm',
  'ഃ': 'h',
};

/** Signs that replace the inherent vowel a of a consonant. */
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ാ': 'a',
  'ി': 'i',
  'ീ': 'i',
  'ു': 'u',
  'ൂ': 'u',
  'ൃ': 'ri',
  'െ': 'e',
  'േ': 'e',
  'ൈ': 'ai',
  'ൊ': 'o',
  'ോ': 'o',
  'ൗ': 'au',
  '്': '',
};

/** Conjuncts that are not pronounced as their letters. */
const CONJUNCTS: readonly [pattern: RegExp, replacement: string][] = [
  [/ന്റ/g, 'ന്ട'],
  [/റ്റ/g, 'ട്ട'],
  [/ജ്ഞ/g, 'ജ്ന'],
  [/ങ്ങ/g, 'ങ'],
  [/ങ്(?=[കഖഗഘ])/g, 'ൻ'],
  [/ഞ്ഞ/g, 'ഞ'],
  [/ഞ്(?=[ചഛജ])/g, 'ൻ'],
];

/** Unifies spellings of Malayalam in Latin letters, in this order; English is not considered. */
const LATIN_SPELLINGS: readonly [pattern: RegExp, replacement: string][] = [
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/ch/g, 'C'],
  [/[cq]/g, 'k'],
  [/ph|f/g, 'p'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/n+h(?=[aeiou])/g, 'nj'],
  [/(?<=[^aeiou])h|h(?![aeiou])/g, ''],
  [/d/g, 't'],
  [/mb/g, 'mp'],
  [/[mn][kg]+/g, 'ng'],
  [/(?<!n)gn/g, 'jn'],
  [/ls/g, 'ts'],
  [/ee|ii|ea/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ae/g, 'e'],
  [/oa/g, 'o'],
  [/o[uw]/g, 'au'],
  [/ay(?![aeiouy])/g, 'ai'],
  [/(.)\1+/g, '$1'],
];

/** The sound of a word in Latin letters: long vowels become short, d becomes t, doubled letters single. */
export function soundOfLatin(word: string): string {
  return LATIN_SPELLINGS.reduce(
    (letters, [pattern, replacement]) => letters.replace(pattern, replacement),
    word.toLowerCase(),
  ).toLowerCase();
}

/** The sound of a folded Malayalam word, in the spelling of `soundOfLatin`. A half u at its end counts as u. */
export function soundOfMalayalam(word: string): string {
  const letters = CONJUNCTS.reduce(
    (spelled, [pattern, replacement]) => spelled.replace(pattern, replacement),
    word.replace(/്$/, 'ു'),
  );
  const latin = Array.from(letters, (letter, at) => {
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) return (letters[at + 1] ?? '') in VOWEL_SIGNS ? consonant : `${consonant}a`;
    return OTHERS[letter] ?? VOWEL_SIGNS[letter] ?? (/[0-9]/.test(letter) ? letter : '');
  });
  return soundOfLatin(latin.join(''));
}

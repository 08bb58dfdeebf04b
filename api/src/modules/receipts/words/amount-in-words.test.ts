import fc from 'fast-check';
import { LARGEST_DONATION, SMALLEST_DONATION } from '@trust/shared/contract/donations/amount';
import { amountInWords } from './amount-in-words.rules.ts';

test.each([
  [100, 'Rupee one only', 'ഒരു രൂപ മാത്രം'],
  [101, 'Rupee one and paise one only', 'ഒരു രൂപ ഒരു പൈസ മാത്രം'],
  [50_050, 'Rupees five hundred and paise fifty only', 'അഞ്ഞൂറ് രൂപ അമ്പത് പൈസ മാത്രം'],
  [12_300, 'Rupees one hundred and twenty-three only', 'നൂറ്റി ഇരുപത്തിമൂന്ന് രൂപ മാത്രം'],
  [1_000_00, 'Rupees one thousand only', 'ആയിരം രൂപ മാത്രം'],
  [1_001_00, 'Rupees one thousand and one only', 'ആയിരത്തി ഒന്ന് രൂപ മാത്രം'],
  [3_000_00, 'Rupees three thousand only', 'മൂവായിരം രൂപ മാത്രം'],
  [5_900_00, 'Rupees five thousand nine hundred only', 'അയ്യായിരത്തി തൊള്ളായിരം രൂപ മാത്രം'],
  [8_000_00, 'Rupees eight thousand only', 'എണ്ണായിരം രൂപ മാത്രം'],
  [9_000_00, 'Rupees nine thousand only', 'ഒമ്പതിനായിരം രൂപ മാത്രം'],
  [10_000_00, 'Rupees ten thousand only', 'പതിനായിരം രൂപ മാത്രം'],
  [15_000_00, 'Rupees fifteen thousand only', 'പതിനയ്യായിരം രൂപ മാത്രം'],
  [20_000_00, 'Rupees twenty thousand only', 'ഇരുപതിനായിരം രൂപ മാത്രം'],
  [25_500_00, 'Rupees twenty-five thousand five hundred only', 'ഇരുപത്തയ്യായിരത്തി അഞ്ഞൂറ് രൂപ മാത്രം'],
  [90_000_00, 'Rupees ninety thousand only', 'തൊണ്ണൂറായിരം രൂപ മാത്രം'],
  [1_00_000_00, 'Rupees one lakh only', 'ഒരു ലക്ഷം രൂപ മാത്രം'],
  [
    12_34_567_89,
    'Rupees twelve lakh thirty-four thousand five hundred and sixty-seven and paise eighty-nine only',
    'പന്ത്രണ്ട് ലക്ഷത്തി മുപ്പത്തിനാലായിരത്തി അഞ്ഞൂറ്റി അറുപത്തേഴ് രൂപ എൺപത്തൊമ്പത് പൈസ മാത്രം',
  ],
  [1_00_00_000_00, 'Rupees one crore only', 'ഒരു കോടി രൂപ മാത്രം'],
  [2_05_00_000_00, 'Rupees two crore five lakh only', 'രണ്ട് കോടി അഞ്ച് ലക്ഷം രൂപ മാത്രം'],
])('%i paise in words', (paise, english, malayalam) => {
  expect(amountInWords(paise, 'en')).toBe(english);
  expect(amountInWords(paise, 'ml')).toBe(malayalam);
});

const anAmount = fc.oneof(
  fc.integer({ min: SMALLEST_DONATION, max: LARGEST_DONATION }),
  fc.integer({ min: 1, max: 2_000 }).map((rupees) => rupees * 100),
  fc.integer({ min: 1, max: 100 }).map((thousands) => thousands * 1_000_00),
);

test('whoever reads the words in English has the figures again', () => {
  fc.assert(
    fc.property(anAmount, (paise) => readEnglish(amountInWords(paise, 'en')) === paise),
    {
      numRuns: 3_000,
    },
  );
});

test('whoever reads the words in Malayalam has the figures again', () => {
  fc.assert(
    fc.property(anAmount, (paise) => readMalayalam(amountInWords(paise, 'ml')) === paise),
    {
      numRuns: 3_000,
    },
  );
});

const ENGLISH = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1])
    .concat(
      'twenty thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, index) => [word, 10 * (index + 2)]),
    ),
) as Record<string, number>;
const SCALES: Record<string, number> = { hundred: 100, thousand: 1_000, lakh: 1_00_000, crore: 1_00_00_000 };

function readEnglish(words: string): number {
  const [, rupees = '', paise = ''] = /^Rupees? (.*?)(?: and paise (.*))? only$/.exec(words) ?? [];
  const count = (text: string) =>
    text.split(/[ -]/).reduce(
      ({ sum, open }, word) => {
        const scale = SCALES[word];
        if (scale === undefined) return { sum, open: open + (ENGLISH[word] ?? 0) };
        return scale === 100 ? { sum, open: open * 100 } : { sum: sum + open * scale, open: 0 };
      },
      { sum: 0, open: 0 },
    );
  const told = count(rupees);
  return (told.sum + told.open) * 100 + count(paise).open;
}

const UNITS = ['ഒന്ന്', 'രണ്ട്', 'മൂന്ന്', 'നാല്', 'അഞ്ച്', 'ആറ്', 'ഏഴ്', 'എട്ട്', 'ഒമ്പത്'];
const TEENS = 'പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്'.split(' ');
const TENS = ['ഇരുപത്', 'മുപ്പത്', 'നാല്പത്', 'അമ്പത്', 'അറുപത്', 'എഴുപത്', 'എൺപത്', 'തൊണ്ണൂറ്'];
const HUNDREDS = 'നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം'.split(' ');
/** A vowel as it is written after a consonant. */
const SIGNS: Record<string, string> = { ഒ: 'ൊ', അ: '', ആ: 'ാ', ഏ: 'േ', എ: 'െ' };

/** Every word for 1 to 99, put together by the rules of joining and not by the tables of what is tested. */
const MALAYALAM = new Map<string, number>([
  ['ഒരു', 1],
  ...UNITS.map((word, index): [string, number] => [word, index + 1]),
  ...TEENS.map((word, index): [string, number] => [word, index + 10]),
  ...TENS.flatMap((tens, index): [string, number][] => {
    const stem = tens + (tens.endsWith('റ്') ? 'റ' : 'ത');
    return [
      [tens, 10 * (index + 2)],
      ...UNITS.map((unit, at): [string, number] => {
        const sign = SIGNS[unit.slice(0, 1)];
        const joined = sign === undefined ? `${stem}ി${unit}` : `${stem}${sign}${unit.slice(1)}`;
        return [joined, 10 * (index + 2) + at + 1];
      }),
    ];
  }),
]);

function readMalayalam(words: string): number {
  const [, rupees = '', paise] = /^(.*?) രൂപ(?: (.*) പൈസ)? മാത്രം$/.exec(words) ?? [];
  let sum = 0;
  let open = 0;
  for (const word of rupees.split(' ')) {
    const plain = word.replace(/ത്തി$/, 'ം').replace(/റ്റി$/, 'റ്');
    if (HUNDREDS.includes(plain)) sum += 100 * (HUNDREDS.indexOf(plain) + 1);
    else if (plain === 'കോടി') [sum, open] = [sum + open * 1_00_00_000, 0];
    else if (plain === 'ലക്ഷം') [sum, open] = [sum + open * 1_00_000, 0];
    else if (plain.endsWith('യിരം')) sum += 1_000 * thousandsOf(plain);
    else open += MALAYALAM.get(plain) ?? Number.NaN;
  }
  return (sum + open) * 100 + (paise === undefined ? 0 : (MALAYALAM.get(paise) ?? Number.NaN));
}

function thousandsOf(word: string): number {
  if (word === 'ആയിരം') return 1;
  if (word === 'പതിനായിരം') return 10;
  const counted = word
    .replace(/മൂവായിരം$/, 'മൂന്ന്')
    .replace(/യ്യായിരം$/, 'ഞ്ച്')
    .replace(/ണ്ണായിരം$/, 'ട്ട്')
    .replace(/ിനായിരം$/, '്')
    .replace(/ായിരം$/, '്');
  return MALAYALAM.get(counted) ?? Number.NaN;
}

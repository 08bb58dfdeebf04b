import type { Language } from '@trust/shared/contract/language';

/** Spells an amount in paise, by lakh and crore: `Rupees five hundred and paise fifty only`. From 1 to 99,99,99,999 rupees. */
export function amountInWords(paise: number, language: Language): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  return language === 'ml' ? spellInMalayalam(rupees, rest) : spellInEnglish(rupees, rest);
}

/** Splits rupees by the Indian numbering system. */
function splitIntoGroups(rupees: number): {
  crores: number;
  lakhs: number;
  thousands: number;
  below: number;
} {
  return {
    crores: Math.floor(rupees / 1_00_00_000),
    lakhs: Math.floor(rupees / 1_00_000) % 100,
    thousands: Math.floor(rupees / 1_000) % 100,
    below: rupees % 1_000,
  };
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function spellInEnglish(rupees: number, paise: number): string {
  const { crores, lakhs, thousands, below } = splitIntoGroups(rupees);
  const hundreds = Math.floor(below / 100);
  const last = below % 100;
  const greater = [
    crores && `${spellUnderHundred(crores)} crore`,
    lakhs && `${spellUnderHundred(lakhs)} lakh`,
    thousands && `${spellUnderHundred(thousands)} thousand`,
    hundreds && `${spellUnderHundred(hundreds)} hundred`,
  ].filter((part) => part !== 0);
  const words = [
    ...greater,
    last && [greater.length > 0 && 'and', spellUnderHundred(last)].filter(Boolean).join(' '),
  ];
  const text = words.filter(Boolean).join(' ');
  return `${rupees === 1 ? 'Rupee' : 'Rupees'} ${text}${paise ? ` and paise ${spellUnderHundred(paise)}` : ''} only`;
}

function spellUnderHundred(count: number): string {
  if (count < 20) return SMALL[count] ?? '';
  const unit = count % 10;
  return [TENS[Math.floor(count / 10)], unit ? SMALL[unit] : undefined].filter(Boolean).join('-');
}

const ML_SMALL =
  'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്'.split(
    ' ',
  );
const ML_TENS = '  ഇരുപത് മുപ്പത് നാല്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്'.split(' ');
/** Units in the form that joins the tens: ഇരുപത്ത and ൊന്ന് make ഇരുപത്തൊന്ന്. */
const ML_JOINED = ['', 'ൊന്ന്', 'ിരണ്ട്', 'ിമൂന്ന്', 'ിനാല്', 'ഞ്ച്', 'ാറ്', 'േഴ്', 'െട്ട്', 'ൊമ്പത്'];
const ML_HUNDREDS = ' നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം'.split(' ');

function spellInMalayalam(rupees: number, paise: number): string {
  const { crores, lakhs, thousands, below } = splitIntoGroups(rupees);
  const last = below % 100;
  const words = [
    crores && `${spellCountInMalayalam(crores)} കോടി`,
    lakhs && `${spellCountInMalayalam(lakhs)} ലക്ഷം`,
    thousands && spellThousandsInMalayalam(thousands),
    below >= 100 && (ML_HUNDREDS[Math.floor(below / 100)] ?? ''),
    last && (rupees === 1 ? spellCountInMalayalam(last) : spellUnderHundredInMalayalam(last)),
  ].filter((part) => typeof part === 'string');
  const text = words.map((word, index) => (index < words.length - 1 ? toLinkingForm(word) : word)).join(' ');
  return `${text} രൂപ${paise ? ` ${spellCountInMalayalam(paise)} പൈസ` : ''} മാത്രം`;
}

/** Before a noun, one is ഒരു. */
function spellCountInMalayalam(count: number): string {
  return count === 1 ? 'ഒരു' : spellUnderHundredInMalayalam(count);
}

function spellUnderHundredInMalayalam(count: number): string {
  if (count < 20) return ML_SMALL[count] ?? '';
  const tens = ML_TENS[Math.floor(count / 10)] ?? '';
  const unit = count % 10;
  return unit === 0 ? tens : `${doubleLastLetter(tens)}${ML_JOINED[unit] ?? ''}`;
}

/** Doubles the final ത് or റ് of a word, as is done before a joined unit. */
function doubleLastLetter(word: string): string {
  return `${word}${word.endsWith('റ്') ? 'റ' : 'ത'}`;
}

function spellThousandsInMalayalam(count: number): string {
  if (count === 1) return 'ആയിരം';
  const word = spellUnderHundredInMalayalam(count);
  const joined: [ending: RegExp, thousand: string][] = [
    [/പത്(ത്)?$/, 'പതിനായിരം'],
    [/മൂന്ന്$/, 'മൂവായിരം'],
    [/ഞ്ച്$/, 'യ്യായിരം'],
    [/ട്ട്$/, 'ണ്ണായിരം'],
    [/്$/, 'ായിരം'],
  ];
  const [ending, thousand] = joined.find(([end]) => end.test(word)) ?? [/$/, ''];
  return word.replace(ending, thousand);
}

/** Gives a word the ending for a lower number that follows: നൂറ്റി, ആയിരത്തി, ലക്ഷത്തി; കോടി stays. */
function toLinkingForm(word: string): string {
  if (word.endsWith('ം')) return `${word.slice(0, -1)}ത്തി`;
  return word.endsWith('റ്') ? `${word}റി` : word;
}

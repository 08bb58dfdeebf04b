import type { Language } from '@trust/shared/contract/language';

/** An amount in paise in words, by lakh and crore: `Rupees five hundred and paise fifty only`. From 1 to 99,99,99,999 rupees. */
export function amountInWords(paise: number, language: Language): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  return language === 'ml' ? inMalayalam(rupees, rest) : inEnglish(rupees, rest);
}

/** How many there are of each, the greatest first, as India counts. */
function groups(rupees: number): { crores: number; lakhs: number; thousands: number; below: number } {
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

function inEnglish(rupees: number, paise: number): string {
  const { crores, lakhs, thousands, below } = groups(rupees);
  const hundreds = Math.floor(below / 100);
  const last = below % 100;
  const greater = [
    crores && `${underHundred(crores)} crore`,
    lakhs && `${underHundred(lakhs)} lakh`,
    thousands && `${underHundred(thousands)} thousand`,
    hundreds && `${underHundred(hundreds)} hundred`,
  ].filter((part) => part !== 0);
  const words = [
    ...greater,
    last && [greater.length > 0 && 'and', underHundred(last)].filter(Boolean).join(' '),
  ];
  const told = words.filter(Boolean).join(' ');
  return `${rupees === 1 ? 'Rupee' : 'Rupees'} ${told}${paise ? ` and paise ${underHundred(paise)}` : ''} only`;
}

function underHundred(count: number): string {
  if (count < 20) return SMALL[count] ?? '';
  const unit = count % 10;
  return [TENS[Math.floor(count / 10)], unit ? SMALL[unit] : undefined].filter(Boolean).join('-');
}

const ML_SMALL =
  'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്'.split(
    ' ',
  );
const ML_TENS = '  ഇരുപത് മുപ്പത് നാല്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്'.split(' ');
/** Units as they are joined to the tens: ഇരുപത്ത and ൊന്ന് make ഇരുപത്തൊന്ന്. */
const ML_JOINED = ['', 'ൊന്ന്', 'ിരണ്ട്', 'ിമൂന്ന്', 'ിനാല്', 'ഞ്ച്', 'ാറ്', 'േഴ്', 'െട്ട്', 'ൊമ്പത്'];
const ML_HUNDREDS = ' നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം'.split(' ');

function inMalayalam(rupees: number, paise: number): string {
  const { crores, lakhs, thousands, below } = groups(rupees);
  const last = below % 100;
  const words = [
    crores && `${howMany(crores)} കോടി`,
    lakhs && `${howMany(lakhs)} ലക്ഷം`,
    thousands && thousandsInMalayalam(thousands),
    below >= 100 && (ML_HUNDREDS[Math.floor(below / 100)] ?? ''),
    last && (rupees === 1 ? howMany(last) : malayalamUnderHundred(last)),
  ].filter((part) => typeof part === 'string');
  const told = words.map((word, index) => (index < words.length - 1 ? goingOn(word) : word)).join(' ');
  return `${told} രൂപ${paise ? ` ${howMany(paise)} പൈസ` : ''} മാത്രം`;
}

/** Before what is counted, one is ഒരു. */
function howMany(count: number): string {
  return count === 1 ? 'ഒരു' : malayalamUnderHundred(count);
}

function malayalamUnderHundred(count: number): string {
  if (count < 20) return ML_SMALL[count] ?? '';
  const tens = ML_TENS[Math.floor(count / 10)] ?? '';
  const unit = count % 10;
  return unit === 0 ? tens : `${doubled(tens)}${ML_JOINED[unit] ?? ''}`;
}

/** A word that ends in a bare ത് or റ് with that letter doubled, as it is before what is joined to it. */
function doubled(word: string): string {
  return `${word}${word.endsWith('റ്') ? 'റ' : 'ത'}`;
}

function thousandsInMalayalam(count: number): string {
  if (count === 1) return 'ആയിരം';
  const word = malayalamUnderHundred(count);
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

/** A word with the ending that says that lesser ones follow: നൂറ്റി, ആയിരത്തി, ലക്ഷത്തി; കോടി stays. */
function goingOn(word: string): string {
  if (word.endsWith('ം')) return `${word.slice(0, -1)}ത്തി`;
  return word.endsWith('റ്') ? `${word}റി` : word;
}

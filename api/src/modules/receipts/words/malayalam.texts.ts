import { splitIntoGroups } from './indian-groups.ts';

const SMALL =
  'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്'.split(
    ' ',
  );
const TENS = '  ഇരുപത് മുപ്പത് നാല്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്'.split(' ');
/** Units in the form that joins the tens: ഇരുപത്ത and ൊന്ന് make ഇരുപത്തൊന്ന്. */
const JOINED = ['', 'ൊന്ന്', 'ിരണ്ട്', 'ിമൂന്ന്', 'ിനാല്', 'ഞ്ച്', 'ാറ്', 'േഴ്', 'െട്ട്', 'ൊമ്പത്'];
const HUNDREDS = ' നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം'.split(' ');

export function spellInMalayalam(rupees: number, paise: number): string {
  const { crores, lakhs, thousands, below } = splitIntoGroups(rupees);
  const last = below % 100;
  const words = [
    crores && `${spellCount(crores)} കോടി`,
    lakhs && `${spellCount(lakhs)} ലക്ഷം`,
    thousands && spellThousands(thousands),
    below >= 100 && (HUNDREDS[Math.floor(below / 100)] ?? ''),
    last && (rupees === 1 ? spellCount(last) : spellUnderHundred(last)),
  ].filter((piece) => typeof piece === 'string');
  const text = words.map((word, index) => (index < words.length - 1 ? toLinkingForm(word) : word)).join(' ');
  return `${text} രൂപ${paise ? ` ${spellCount(paise)} പൈസ` : ''} മാത്രം`;
}

/** Before a noun, one is ഒരു. */
function spellCount(count: number): string {
  return count === 1 ? 'ഒരു' : spellUnderHundred(count);
}

function spellUnderHundred(count: number): string {
  if (count < 20) return SMALL[count] ?? '';
  const tens = TENS[Math.floor(count / 10)] ?? '';
  const unit = count % 10;
  return unit === 0 ? tens : `${doubleLastLetter(tens)}${JOINED[unit] ?? ''}`;
}

/** Doubles the final ത് or റ് of a word, as is done before a joined unit. */
function doubleLastLetter(word: string): string {
  return `${word}${word.endsWith('റ്') ? 'റ' : 'ത'}`;
}

function spellThousands(count: number): string {
  if (count === 1) return 'ആയിരം';
  const word = spellUnderHundred(count);
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

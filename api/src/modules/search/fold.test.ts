import { wordsIn } from '../../spelling/fold.rules.ts';
import { isWanted, searchWords, tsqueryOf } from './query.rules.ts';

/** Whether a query finds a text: every word of it must match, as the database says it. */
function finds(query: string, text: string): boolean {
  const words = searchWords(query);
  const inText = wordsIn(text);
  return words.length > 0 && words.every((terms) => inText.some((word) => isWanted([terms], word)));
}

const ZWJ = '\u200d';
const ZWNJ = '\u200c';

describe('In Malayalam letters', () => {
  test.each([
    ['the atomic chillu', 'അവൻ', `അവന്${ZWJ}`],
    ['the chillu of an old text', `അവന്${ZWJ}`, 'അവൻ'],
    ['chillu ർ', 'കിണർ', `കിണര്${ZWJ}`],
    ['chillu ർ made of റ', 'കിണർ', `കിണറ്${ZWJ}`],
    ['chillu ൽ', `സ്കൂളില്${ZWJ}`, 'സ്കൂളിൽ'],
    ['chillu ൾ', 'കുട്ടികൾ', `കുട്ടികള്${ZWJ}`],
    ['chillu ൺ', 'തൂൺ', `തൂണ്${ZWJ}`],
    ['a chillu inside', 'പെൻഷൻ', `പെന്${ZWJ}ഷന്${ZWJ}`],
    ['ന്റ with the chillu', 'ട്രസ്റ്റിന്റെ', 'ട്രസ്റ്റിൻറെ'],
    ['ന്റ with chillu and virama', 'എന്റെ', 'എൻ്റെ'],
    ['ന്റ of an old text', 'എന്റെ', `എന്${ZWJ}റെ`],
    ['a ZWNJ that only parts letters', 'പാസ്‌വേഡ്', 'പാസ്വേഡ്'],
    ['a ZWNJ that is not there', 'പാസ്വേഡ്', `പാസ്${ZWNJ}വേഡ്`],
    ['vowel signs in two parts', 'കോട്ടയം', 'കോട്ടയം'.normalize('NFD')],
    ['two signs for au', 'കൗൺസിലിങ്', 'കൌൺസിലിങ്'],
    ['ഈ of an old font', 'ഈ', 'ഇൗ'],
    ['the half u written out', 'വീട്', 'വീടു്'],
    ['ത്സ and ൽസ', 'ചികിത്സ', 'ചികിൽസ'],
    ['a doubled letter after ർ', 'വിദ്യാർത്ഥി', 'വിദ്യാർഥി'],
    ['a doubled letter after ർ', 'മാർഗ്ഗം', 'മാർഗം'],
    ['digits of Malayalam', '൨൦൨൪', '2024'],
    ['a chillu without its joiner', 'കുട്ടികൾ', 'കുട്ടികള്'],
    ['a chillu without its joiner', 'വീടുകൾ', 'വീടുകള്'],
    ['a chillu without its joiner', 'കിണർ', 'കിണര്'],
    ['a chillu ർ made of റ without its joiner', 'കിണർ', 'കിണറ്'],
    ['a chillu without its joiner', 'അവൻ', 'അവന്'],
    ['a chillu without its joiner', 'സ്കൂളിൽ', 'സ്കൂളില്'],
    ['a chillu without its joiner', 'തൂൺ', 'തൂണ്'],
    ['a chillu without its joiner', 'വാൿ', 'വാക്'],
    ['chillus without joiners inside and at the end', 'പെൻഷൻ', 'പെന്ഷന്'],
    ['a chillu without its joiner inside', 'പെൻഷൻ', 'പെന്ഷൻ'],
    ['a chillu without its joiner, and a doubled letter', 'വിദ്യാർഥി', 'വിദ്യാര്ത്ഥി'],
    ['a chillu without its joiner inside', 'മാർക്കറ്റ്', 'മാര്ക്കറ്റ്'],
    ['a chillu without its joiner inside', 'കൗൺസിലിങ്', 'കൗണ്സിലിങ്'],
    ['a variation selector', 'വീട്', 'വീ\ufe0fട്'],
  ])('%s: %s finds %s', (_, query, text) => {
    expect(finds(query, text)).toBe(true);
    expect(finds(text, query)).toBe(true);
  });

  test.each([
    ['വീട്', 'വീടുകൾക്ക്'],
    ['വീട്', 'വീട്ടിലേക്കുള്ള'],
    ['കിണർ', 'കിണറുകൾ'],
    ['കിണർ', 'കിണറിന്റെ'],
    ['വെള്ളം', 'വെള്ളത്തിന്'],
    ['കുടി വെള്ളം', 'കുടിവെള്ളപദ്ധതി കുടിവെള്ളം'],
    ['സ്കൂൾ', 'സ്കൂളിലെ'],
    ['മകൻ', 'മകനെ'],
    ['ചികിത്സ', 'ചികിത്സയ്ക്ക്'],
    ['കുട്ടി', 'കുട്ടികൾ'],
  ])('%s finds it with an ending: %s', (query, text) => expect(finds(query, text)).toBe(true));

  test.each([
    ['വീട്', 'വിത്ത്'],
    ['വീട്', 'വിദ്യാഭ്യാസം'],
    ['മഴ', 'മല'],
    ['കല', 'കാല'],
    ['മരം', 'മരണം'],
    ['വീട് കിണർ', 'വീട്'],
    ['ഒന്ന്', 'ഒൻ'],
    ['വില്ല്', 'വിൽ'],
    ['പുള്ളി', 'പുൾളി'],
    ['കണ്ട', 'കൺട'],
    ['കന്യ', 'കൻയ'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false));
});

describe('In Latin letters', () => {
  test.each([
    ['veedu', 'വീട്'],
    ['vidu', 'വീട്'],
    ['veedu', 'വീടുകൾക്ക്'],
    ['veedu', 'വീട്ടിൽ'],
    ['Veetu', 'വീട്'],
    ['chikitsa', 'ചികിത്സ'],
    ['chikilsa', 'ചികിത്സയ്ക്ക്'],
    ['chikithsa', 'ചികിൽസ'],
    ['kudivellam', 'കുടിവെള്ളം'],
    ['kudi vellam', 'കുടിവെള്ളം'],
    ['kutivellam', 'കുടിവെള്ളത്തിന്'],
    ['vidyabhyasam', 'വിദ്യാഭ്യാസം'],
    ['vidyaabhyaasam', 'വിദ്യാഭ്യാസത്തിന്'],
    ['vidhyabyasam', 'വിദ്യാഭ്യാസം'],
    ['vidyarthi', 'വിദ്യാർത്ഥി'],
    ['kinar', 'കിണറുകൾ'],
    ['marunnu', 'മരുന്ന്'],
    ['asupathri', 'ആശുപത്രി'],
    ['aashupatri', 'ആശുപത്രിയിൽ'],
    ['sahayam', 'സഹായത്തിന്'],
    ['panchayath', 'പഞ്ചായത്ത്'],
    ['panchayat', 'പഞ്ചായത്തിൽ'],
    ['kozhikode', 'കോഴിക്കോട്'],
    ['kozhikkodu', 'കോഴിക്കോട്'],
    ['alappuzha', 'ആലപ്പുഴ'],
    ['thiruvananthapuram', 'തിരുവനന്തപുരം'],
    ['wayanad', 'വയനാട്'],
    ['mazha', 'മഴയിൽ'],
    ['stree', 'സ്ത്രീകൾ'],
    ['sthree', 'സ്ത്രീ'],
    ['sambhavana', 'സംഭാവന'],
    ['sambavana', 'സംഭാവനകൾ'],
    ['sangham', 'സംഘം'],
    ['samgham', 'സംഘം'],
    ['ambalam', 'അമ്പലം'],
    ['ente', 'എന്റെ'],
    ['ende', 'എൻ്റെ'],
    ['kattu', 'കാറ്റ്'],
    ['njangal', 'ഞങ്ങൾ'],
    ['kunju', 'കുഞ്ഞ്'],
    ['kunhu', 'കുഞ്ഞ്'],
    ['kshemam', 'ക്ഷേമം'],
    ['kripa', 'കൃപ'],
    ['dukham', 'ദുഃഖം'],
    ['aarogyam', 'ആരോഗ്യം'],
    ['arogyam', 'ആരോഗ്യത്തിന്'],
    ['vellappokkam', 'വെള്ളപ്പൊക്കം'],
    ['ayalkootam', 'അയൽക്കൂട്ടം'],
    ['bhavanam', 'ഭവനം'],
    ['kaikal', 'കൈകൾ'],
    ['paisa', 'പൈസ'],
    ['oushadham', 'ഔഷധം'],
    ['brahmam', 'ബ്രഹ്മം'],
    ['phalam', 'ഫലം'],
    ['vijnanam', 'വിജ്ഞാനം'],
    ['vignanam', 'വിജ്ഞാനം'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true));

  test.each([
    ['House', 'a HOUSE in Tirur'],
    ['houses', 'a house'],
    ['hous', 'houses'],
    ['aid for cancer', 'Cancer aid'],
    ['the', 'in the end'],
    ['cafe', 'Café'],
    ['SC/101', 'case SC/101'],
    ['80G', 'under 80G'],
  ])('%s finds the English text "%s"', (query, text) => expect(finds(query, text)).toBe(true));

  test.each([
    ['veedu', 'വിദ്യാഭ്യാസം'],
    ['veedu', 'വിതരണം'],
    ['sa', 'സഹായം'],
    ['a', 'about'],
    ['well house', 'a well'],
    ['glass', 'gla'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false));
});

test.each([
  '',
  '   ',
  '!?',
  '<>&|()',
  `${ZWJ}`,
  '്',
  '്്',
  'ം',
  '\u0300',
  '\ufe0f',
  '\u200b',
  '\ud800',
  '\u0000',
])('"%s" names nothing', (query) => {
  expect(searchWords(query)).toEqual([]);
});

test('no more than eight words count', () => {
  expect(searchWords('one two three four five six seven eight nine ten')).toHaveLength(8);
});

test('whatever is typed, the database is given nothing but letters and digits between its own signs', () => {
  const query = tsqueryOf('project', searchWords(`O'Brien's \\ :* "x" & | ! <-> \u0000 വീട്'; drop`));
  expect(query.replaceAll(/'[#~=]?[\p{L}\p{M}\p{N}]+'(?::\*)?/gu, '')).toMatch(/^[()|& ]*$/);
});

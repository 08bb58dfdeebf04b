import type { PerLanguage } from '@trust/shared/contract/languages';

/** One wing of the trust's work; its name stands in all languages on the page. */
export interface Wing {
  readonly name: PerLanguage<string>;
  readonly work: PerLanguage<string>;
}

export const WINGS: readonly Wing[] = [
  {
    name: { en: 'Shelter Home', ml: 'ഷെൽട്ടർ ഹോം' },
    work: {
      en: 'Houses for families that live under a tarpaulin or in a rented room.',
      ml: 'ഷെഡ്ഡിലും വാടകമുറിയിലും കഴിയുന്ന കുടുംബങ്ങൾക്ക് വീട്.',
    },
  },
  {
    name: { en: 'Orphan Care', ml: 'അനാഥ സംരക്ഷണം' },
    work: {
      en: 'Food, clothes and schooling for children without parents, in the home of a relative.',
      ml: 'മാതാപിതാക്കളില്ലാത്ത കുട്ടികൾക്ക് ബന്ധുവീട്ടിൽത്തന്നെ ഭക്ഷണവും വസ്ത്രവും പഠനവും.',
    },
  },
  {
    name: { en: 'Widow Care', ml: 'വിധവാ സംരക്ഷണം' },
    work: {
      en: 'A monthly sum for widows who bring up children alone.',
      ml: 'മക്കളെ തനിച്ചു വളർത്തുന്ന വിധവകൾക്ക് മാസംതോറും ഒരു തുക.',
    },
  },
  {
    name: { en: 'Help the Poor', ml: 'നിർധനർക്കൊരു കൈത്താങ്ങ്' },
    work: {
      en: 'Food kits and rent for families whose earner is out of work.',
      ml: 'വരുമാനം നിലച്ച കുടുംബങ്ങൾക്ക് ഭക്ഷ്യക്കിറ്റും വാടകയും.',
    },
  },
  {
    name: { en: 'Medi Care', ml: 'ചികിത്സാ സഹായം' },
    work: {
      en: 'Operations, dialysis and cancer treatment, paid at the hospital.',
      ml: 'ശസ്ത്രക്രിയ, ഡയാലിസിസ്, കാൻസർ ചികിത്സ എന്നിവയുടെ ചെലവ് ആശുപത്രിയിൽ നേരിട്ട് അടയ്ക്കുന്നു.',
    },
  },
  {
    name: { en: 'Medicine Bank', ml: 'മരുന്നു ബാങ്ക്' },
    work: {
      en: 'Medicine every month for those who need it for life.',
      ml: 'ജീവിതകാലം മുഴുവൻ മരുന്നു വേണ്ടവർക്ക് മാസംതോറും മരുന്ന്.',
    },
  },
  {
    name: { en: 'Relief', ml: 'ദുരിതാശ്വാസം' },
    work: {
      en: 'Food, boats and repairs after floods and landslides.',
      ml: 'വെള്ളപ്പൊക്കത്തിലും ഉരുൾപൊട്ടലിലും ഭക്ഷണം, വള്ളം, അറ്റകുറ്റപ്പണി.',
    },
  },
  {
    name: { en: 'Anti Interest Movement', ml: 'പലിശവിരുദ്ധ പ്രസ്ഥാനം' },
    work: {
      en: 'Small loans without interest, so that nobody falls into the moneylender’s hands.',
      ml: 'പലിശക്കെണിയിൽ ആരും വീഴാതിരിക്കാൻ പലിശയില്ലാത്ത ചെറുവായ്പകൾ.',
    },
  },
  {
    name: { en: 'Family Rehabilitation', ml: 'കുടുംബ പുനരധിവാസം' },
    work: {
      en: 'A sewing machine, a shop or a cow: a living for the whole family.',
      ml: 'തയ്യൽ മെഷീനോ കടയോ പശുവോ: കുടുംബത്തിനൊന്നാകെ ഒരു ഉപജീവനം.',
    },
  },
  {
    name: { en: 'Educare', ml: 'വിദ്യാഭ്യാസ സഹായം' },
    work: {
      en: 'School bags, fees and hostels, from the first class to a degree.',
      ml: 'ഒന്നാം ക്ലാസു മുതൽ ബിരുദം വരെ സ്കൂൾ ബാഗും ഫീസും താമസവും.',
    },
  },
  {
    name: { en: 'Well Project', ml: 'കിണർ പദ്ധതി' },
    work: {
      en: 'Open wells and bore wells where women walk for water.',
      ml: 'കുടിവെള്ളത്തിനായി ദൂരെ നടക്കേണ്ടിവരുന്നിടത്ത് കിണറും കുഴൽക്കിണറും.',
    },
  },
  {
    name: { en: 'Sanitation', ml: 'ശുചിത്വ പദ്ധതി' },
    work: {
      en: 'Toilets for homes and schools that have none.',
      ml: 'ശുചിമുറിയില്ലാത്ത വീടുകൾക്കും സ്കൂളുകൾക്കും ശുചിമുറി.',
    },
  },
  {
    name: { en: 'Rehabilitation Centre', ml: 'പുനരധിവാസ കേന്ദ്രം' },
    work: {
      en: 'A place to stay and recover after an accident or a stroke.',
      ml: 'അപകടത്തിനോ പക്ഷാഘാതത്തിനോ ശേഷം താമസിച്ച് സുഖം പ്രാപിക്കാൻ ഒരിടം.',
    },
  },
  {
    name: { en: 'Guidance Centre', ml: 'മാർഗനിർദേശ കേന്ദ്രം' },
    work: {
      en: 'Help with pensions, papers and the choice of a course or a trade.',
      ml: 'പെൻഷനും രേഖകൾക്കും, കോഴ്സോ തൊഴിലോ തിരഞ്ഞെടുക്കാനും സഹായം.',
    },
  },
  {
    name: { en: 'Shadow', ml: 'തണൽ' },
    work: {
      en: 'Care at home for the bedridden, and rest for those who look after them.',
      ml: 'കിടപ്പുരോഗികൾക്ക് വീട്ടിലെത്തി പരിചരണം; കൂടെ നിൽക്കുന്നവർക്ക് അല്പം വിശ്രമം.',
    },
  },
  {
    name: { en: 'Anti Drug Movement', ml: 'ലഹരിവിരുദ്ധ പ്രസ്ഥാനം' },
    work: {
      en: 'Talks in schools, and a way back for those who are addicted.',
      ml: 'സ്കൂളുകളിൽ ബോധവൽക്കരണം; കുടുങ്ങിയവർക്ക് തിരിച്ചുവരാനൊരു വഴി.',
    },
  },
  {
    name: { en: 'Dress Bank', ml: 'വസ്ത്ര ബാങ്ക്' },
    work: {
      en: 'Good clothes for weddings, festivals and the first day of school.',
      ml: 'കല്യാണത്തിനും ആഘോഷത്തിനും സ്കൂളിലെ ആദ്യ ദിനത്തിനും നല്ല വസ്ത്രം.',
    },
  },
];

import type { PerLanguage } from '@trust/shared/contract/languages';

/** The teams that the home page shows. */
export const VOLUNTEER_ROLES: readonly {
  readonly name: PerLanguage<string>;
  readonly work: PerLanguage<string>;
}[] = [
  {
    name: { en: 'Case visitors', ml: 'സന്ദർശക സംഘം' },
    work: {
      en: 'Meet each family at home before a project is opened, and again when it ends.',
      ml: 'പദ്ധതി തുടങ്ങുംമുമ്പും പൂർത്തിയായ ശേഷവും ഓരോ കുടുംബത്തെയും വീട്ടിലെത്തി കാണുന്നു.',
    },
  },
  {
    name: { en: 'Hospital guides', ml: 'ആശുപത്രി സഹായികൾ' },
    work: {
      en: 'Go along to the hospital, help with papers and settle the bills there.',
      ml: 'ആശുപത്രിയിൽ കൂടെ പോകുന്നു, രേഖകൾ ശരിയാക്കാൻ സഹായിക്കുന്നു, ബില്ലുകൾ അവിടെത്തന്നെ അടയ്ക്കുന്നു.',
    },
  },
  {
    name: { en: 'Builders', ml: 'നിർമാണ സംഘം' },
    work: {
      en: 'Plan and supervise houses, wells and toilets with masons of the place.',
      ml: 'നാട്ടിലെ പണിക്കാരോടൊപ്പം വീടുകളും കിണറുകളും ശുചിമുറികളും ആസൂത്രണം ചെയ്ത് മേൽനോട്ടം വഹിക്കുന്നു.',
    },
  },
  {
    name: { en: 'Relief team', ml: 'ദുരിതാശ്വാസ സംഘം' },
    work: {
      en: 'Pack and carry food, clothes and medicine when the rivers rise.',
      ml: 'വെള്ളം പൊങ്ങുമ്പോൾ ഭക്ഷണവും വസ്ത്രവും മരുന്നും ഒരുക്കി എത്തിക്കുന്നു.',
    },
  },
];

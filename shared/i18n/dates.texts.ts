import type { PerLanguage } from '../contract/languages.ts';

/** How each language writes a day, as https://cldr.unicode.org has it. */
export const dateTexts: PerLanguage<{ readonly months: readonly string[]; readonly day: string }> = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    day: '{day} {month} {year}',
  },
  ml: {
    months: [
      'ജനുവരി',
      'ഫെബ്രുവരി',
      'മാർച്ച്',
      'ഏപ്രിൽ',
      'മേയ്',
      'ജൂൺ',
      'ജൂലൈ',
      'ഓഗസ്റ്റ്',
      'സെപ്റ്റംബർ',
      'ഒക്‌ടോബർ',
      'നവംബർ',
      'ഡിസംബർ',
    ],
    day: '{year} {month} {day}',
  },
};

import type { PerLanguage } from './languages.ts';

/** The 14 districts of Kerala, from south to north. `en` is the stored and sent value. */
export const DISTRICTS = [
  { en: 'Thiruvananthapuram', ml: 'തിരുവനന്തപുരം' },
  { en: 'Kollam', ml: 'കൊല്ലം' },
  { en: 'Pathanamthitta', ml: 'പത്തനംതിട്ട' },
  { en: 'Alappuzha', ml: 'ആലപ്പുഴ' },
  { en: 'Kottayam', ml: 'കോട്ടയം' },
  { en: 'Idukki', ml: 'ഇടുക്കി' },
  { en: 'Ernakulam', ml: 'എറണാകുളം' },
  { en: 'Thrissur', ml: 'തൃശ്ശൂർ' },
  { en: 'Palakkad', ml: 'പാലക്കാട്' },
  { en: 'Malappuram', ml: 'മലപ്പുറം' },
  { en: 'Kozhikode', ml: 'കോഴിക്കോട്' },
  { en: 'Wayanad', ml: 'വയനാട്' },
  { en: 'Kannur', ml: 'കണ്ണൂർ' },
  { en: 'Kasaragod', ml: 'കാസർഗോഡ്' },
] as const satisfies readonly PerLanguage<string>[];

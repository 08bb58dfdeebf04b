import type { SameKeys } from '@trust/shared/i18n';
import type { inApp as en } from './in-app.en.ts';

export const inApp: SameKeys<typeof en> = {
  'app.unknown.title': 'ഈ ലിങ്കിൽ പറയുന്ന പദ്ധതി കണ്ടെത്താനായില്ല',
  'app.unknown.what': 'ലിങ്ക് പഴയതോ അപൂർണ്ണമോ ആകാം. ആപ്പിലേക്ക് മടങ്ങാം, അല്ലെങ്കിൽ ഇവയിലൊന്നിന് സംഭാവന നൽകാം:',
  'app.close': 'ഇനി ആപ്പിലേക്ക് മടങ്ങാം.',
};

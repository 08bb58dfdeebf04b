import type { SameKeys } from '@trust/shared/i18n';
import type { inApp as en } from './in-app.en.ts';

export const inApp: SameKeys<typeof en> = {
  'app.other-language': 'English',
  'app.close': 'ഇനി ആപ്പിലേക്ക് മടങ്ങാം.',
};

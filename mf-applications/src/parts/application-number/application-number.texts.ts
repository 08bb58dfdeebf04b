import type { PerLanguage } from '@trust/shared/contract/languages';

export const APPLICATION_NUMBER_TEXTS = {
  number: { en: 'Application number', ml: 'അപേക്ഷാ നമ്പർ' },
  copy: { en: 'Copy the number', ml: 'നമ്പർ പകർത്തുക' },
} as const satisfies Record<string, PerLanguage<string>>;

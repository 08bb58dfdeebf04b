import type { PerLanguage } from '../../contract/languages.ts';

export const OWN_RECORDS_TEXTS = {
  loading: { en: 'Loading', ml: 'തുറക്കുന്നു' },
  unavailable: {
    en: 'This list could not be loaded. Please try again.',
    ml: 'ഈ പട്ടിക തുറക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
  },
  more: { en: 'Show more', ml: 'കൂടുതൽ കാണിക്കുക' },
} as const satisfies Record<string, PerLanguage<string>>;

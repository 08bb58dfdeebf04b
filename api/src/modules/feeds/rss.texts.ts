import type { PerLanguage } from '@trust/shared/contract/languages';

/** What the news feed says of itself. */
export const RSS_TEXTS: PerLanguage<{ title: string; description: string }> = {
  en: { title: 'News from {trust}', description: 'What {trust} has done and is doing.' },
  ml: { title: '{trust}: വാർത്തകൾ', description: '{trust} ചെയ്തതും ചെയ്യുന്നതും.' },
};

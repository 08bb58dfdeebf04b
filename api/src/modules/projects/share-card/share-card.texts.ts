import type { PerLanguage } from '@trust/shared/contract/languages';

/** The sums on a share card. */
export const SHARE_CARD_TEXTS: PerLanguage<{ raised: string; raisedOfGoal: string }> = {
  en: { raised: '{raised} raised', raisedOfGoal: '{raised} raised of {goal}' },
  ml: { raised: '{raised} ലഭിച്ചു', raisedOfGoal: 'ലക്ഷ്യം {goal}: {raised} ലഭിച്ചു' },
};

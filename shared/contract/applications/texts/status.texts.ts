import type { PerLanguage } from '../../languages.ts';
import type { ApplicationStatus } from '../application-overview.ts';

/** How far the trust is with an application, as its applicant and the office read it. */
export const STATUS_TEXTS = {
  received: { en: 'Received', ml: 'ലഭിച്ചു' },
  'in-review': { en: 'Being examined', ml: 'പരിശോധിക്കുന്നു' },
  approved: { en: 'Approved', ml: 'അംഗീകരിച്ചു' },
  withdrawn: { en: 'Withdrawn', ml: 'പിൻവലിച്ചു' },
  declined: { en: 'Declined', ml: 'നിരസിച്ചു' },
} as const satisfies Record<ApplicationStatus, PerLanguage<string>>;

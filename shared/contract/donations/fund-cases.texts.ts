import type { FundCase, TrustConfig } from '../trust.ts';
import type { Fund } from './funds.ts';

/** Category and case number of each fund, as the trust's books call them; a trust may have its own (`funds` in its file). */
const FUND_CASES: Readonly<Record<Fund, FundCase>> = {
  home: { category: { en: 'Shelter Home', ml: 'ഷെൽട്ടർ ഹോം' }, caseNumber: '-' },
  medicare: {
    category: { en: 'Shelter Medicare', ml: 'ഷെൽട്ടർ മെഡികെയർ' },
    caseNumber: 'Medicare Project',
  },
  bmz: { category: { en: 'Baithul Maal Zakath', ml: 'ബൈത്തുൽ മാൽ സകാത്ത്' }, caseNumber: 'BMZ' },
};

/** Category and case number of a fund; `own` is the trust's choice. */
export function fundCase(fund: Fund, own: TrustConfig['funds']): FundCase {
  return own?.[fund] ?? FUND_CASES[fund];
}

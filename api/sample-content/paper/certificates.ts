import { both, type Bilingual } from './text.ts';

const warning: Bilingual = {
  en: 'This sheet is a specimen for demonstration. It was not issued by any authority and has no legal value. A trust replaces it by a copy of its own order.',
  ml: 'പ്രദർശനത്തിനു മാത്രമുള്ള മാതൃകയാണിത്. ഒരു അധികാരിയും നൽകിയതല്ല; നിയമസാധുതയില്ല. സ്വന്തം ഉത്തരവിന്റെ പകർപ്പ് ട്രസ്റ്റ് ഇതിനു പകരം ചേർക്കണം.',
};

const rows: readonly (readonly [Bilingual, string])[] = [
  [{ en: 'Name of the institution', ml: 'സ്ഥാപനത്തിന്റെ പേര്' }, 'DEMO'],
  [{ en: 'Permanent account number', ml: 'പെർമനന്റ് അക്കൗണ്ട് നമ്പർ' }, 'DEMO0000D'],
  [{ en: 'Document number', ml: 'രേഖാ നമ്പർ' }, 'DEMO/0000/2023-24'],
  [{ en: 'Valid', ml: 'കാലാവധി' }, '2023-24 – 2027-28'],
];

/** A sheet that looks like an order of registration and says across the page that it is none. */
export function certificate(provision: Bilingual): string {
  const lines = rows.map(([label, value]) => `<tr><td>${both(label)}</td><td>${value}</td></tr>`).join('');
  return `<div class="specimen">SPECIMEN</div><p>${both(provision)}</p><table><tbody>${lines}</tbody></table><p><strong>${both(warning)}</strong></p>`;
}

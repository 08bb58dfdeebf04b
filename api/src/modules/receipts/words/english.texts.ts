import { splitIntoGroups } from './indian-groups.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export function spellInEnglish(rupees: number, paise: number): string {
  const { crores, lakhs, thousands, below } = splitIntoGroups(rupees);
  const hundreds = Math.floor(below / 100);
  const last = below % 100;
  const greater = [
    crores && `${spellUnderHundred(crores)} crore`,
    lakhs && `${spellUnderHundred(lakhs)} lakh`,
    thousands && `${spellUnderHundred(thousands)} thousand`,
    hundreds && `${spellUnderHundred(hundreds)} hundred`,
  ].filter((piece) => piece !== 0);
  const words = [
    ...greater,
    last && [greater.length > 0 && 'and', spellUnderHundred(last)].filter(Boolean).join(' '),
  ];
  const text = words.filter(Boolean).join(' ');
  return `${rupees === 1 ? 'Rupee' : 'Rupees'} ${text}${paise ? ` and paise ${spellUnderHundred(paise)}` : ''} only`;
}

function spellUnderHundred(count: number): string {
  if (count < 20) return SMALL[count] ?? '';
  const unit = count % 10;
  return [TENS[Math.floor(count / 10)], unit ? SMALL[unit] : undefined].filter(Boolean).join('-');
}

import { readFigures } from '@trust/shared/contract/typed/figures';

const MADE =
  /^(?:success(?:ful(?:ly)?)?|succeeded|completed?|settled|posted|cleared|credited|debited|paid|received|processed|executed|approved|done|ok|yes|y|s|cr|dr)?$/;
const NOT_MADE =
  /^(?:un|not)|^(?:fail|declin|reject|cancel|pend|process|initiat|revers|return|refund|bounc|dishono|expir|time|hold|onhold|block|stop|void|queue|await|inprocess|inprogress|no$|n$|f$|p$)/;

/** Reads whether a payment was made; `unsettled` is one that failed, is pending or went back. Undefined for any other text. */
export function readStatus(cell: string): 'made' | 'unsettled' | undefined {
  const text = readFigures(cell)
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
  if (MADE.test(text)) return 'made';
  return NOT_MADE.test(text) ? 'unsettled' : undefined;
}

/** Whether a currency is India's; an empty cell names no other. */
export function isRupees(cell: string): boolean {
  return /^(?:₹|inr|rs\.?|(?:indian )?rupees?|-)?$/i.test(readFigures(cell));
}

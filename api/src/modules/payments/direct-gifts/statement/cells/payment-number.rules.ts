import { DAY_MS } from '@trust/shared/contract/values/durations';
import { readFigures } from '@trust/shared/contract/typed/figures';

/** UPI and IMPS give each payment 12 figures; NEFT 16 letters and figures after the bank's four letters, RTGS 22. */
const UTR = /(?<![A-Z0-9])[A-Z]{4}(?=[A-Z0-9]{0,4}[0-9]{8})(?:[A-Z0-9]{18}|[A-Z0-9]{12})(?![A-Z0-9])/g;
const TWELVE_FIGURES = /(?<![A-Za-z0-9])0*([0-9]{12})(?![A-Za-z0-9])/g;

function listUtrs(text: string): string[] {
  return Array.from(readFigures(text).toUpperCase().matchAll(UTR), ([utr]) => utr);
}

/** The UTR in a text, in capitals. */
export function findUtr(text: string): string | undefined {
  return listUtrs(text)[0];
}

/** Whether a bank's reference is a payment's own number, which no other payment has. */
export function isPaymentNumber(reference: string): boolean {
  return /^0*[0-9]{12}$/.test(readFigures(reference)) || findUtr(reference) !== undefined;
}

/** The day of a payment, of its value and of its booking differ by at most so many days. */
export const MOST_DAYS_APART = 3;

type NumberedLine = { readonly bookedOn: string; readonly reference: string; readonly narration: string };
/** `isDated`: it holds the payment's day, so that no payer has made it up for two payments. */
export type OwnNumber = { number: string; isDated: boolean };

/**
 * A payment's own number in a line: the one of 12 figures that begins with the payment's day, as those of UPI and IMPS do
 * (last figure of the year, day of the year), else the UTR that holds the day, else the UTR. Undefined for a payer's own
 * words, numbers of accounts, and where there are two.
 */
export function findOwnNumber(line: NumberedLine): OwnNumber | undefined {
  const text = `${line.reference} ${line.narration}`;
  const days = daysNear(line.bookedOn);
  const figures = Array.from(readFigures(text).matchAll(TWELVE_FIGURES), ([, number = '']) => number);
  const utrs = listUtrs(text);
  const found = [
    figures.filter((number) => days.some(({ ofYear }) => number.startsWith(ofYear.slice(1)))),
    utrs.filter((utr) => days.some((day) => [day.ofYear, day.ofMonth].some((on) => utr.includes(on)))),
    utrs,
  ].map((numbers) => [...new Set(numbers)]);
  const kind = found.findIndex(({ length }) => length > 0);
  const [number, ...others] = found[kind] ?? [];
  return number === undefined || others.length > 0 ? undefined : { number, isDated: kind < 2 };
}

/** The days near one as numbers of payments hold them: `26306` (day of the year) and `261102`. */
function daysNear(day: string): { ofYear: string; ofMonth: string }[] {
  return Array.from({ length: 2 * MOST_DAYS_APART + 1 }, (_, at) => {
    const date = new Date(Date.parse(day) + (at - MOST_DAYS_APART) * DAY_MS);
    const dayOfYear = (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 0)) / DAY_MS;
    const ofMonth = date.toISOString().slice(2, 10).replaceAll('-', '');
    return { ofYear: ofMonth.slice(0, 2) + String(dayOfYear).padStart(3, '0'), ofMonth };
  });
}

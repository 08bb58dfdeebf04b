import { DAY_MS } from '@trust/shared/contract/values/durations';
import { readFigures } from '@trust/shared/contract/typed/figures';

/** UPI and IMPS give each payment 12 figures; NEFT 16 letters and figures after the bank's four letters, RTGS 22. */
const UTR = /(?<![A-Z0-9])[A-Z]{4}(?=[A-Z0-9]{0,4}[0-9]{8})(?:[A-Z0-9]{18}|[A-Z0-9]{12})(?![A-Z0-9])/;

/** The UTR in a text, in capitals. */
export function findUtr(text: string): string | undefined {
  return UTR.exec(readFigures(text).toUpperCase())?.[0];
}

/** Whether a bank's reference is a payment's own number, which no other payment has. */
export function isPaymentNumber(reference: string): boolean {
  return /^0*[0-9]{12}$/.test(readFigures(reference)) || findUtr(reference) !== undefined;
}

/** The day of a payment, of its value and of its booking differ by at most so many days. */
export const MOST_DAYS_APART = 3;

/**
 * A payment's own number in a line: the only one of 12 figures that begins with the payment's day, as those of UPI and IMPS
 * do (last figure of the year, day of the year), else the UTR. Undefined for a payer's own words and numbers of accounts.
 */
export function findOwnNumber(line: {
  readonly bookedOn: string;
  readonly reference: string;
  readonly narration: string;
}): string | undefined {
  const text = readFigures(`${line.reference} ${line.narration}`);
  const near = daysNear(line.bookedOn);
  const numbers = new Set(
    Array.from(
      text.matchAll(/(?<![A-Za-z0-9])0*([0-9]{12})(?![A-Za-z0-9])/g),
      ([, number = '']) => number,
    ).filter((number) => near.has(number.slice(0, 4))),
  );
  return numbers.size === 0 ? findUtr(text) : numbers.size === 1 ? [...numbers][0] : undefined;
}

/** How numbers of payments begin that were made near a day. */
function daysNear(day: string): Set<string> {
  const beginnings = Array.from({ length: 2 * MOST_DAYS_APART + 1 }, (_, at) => {
    const date = new Date(Date.parse(day) + (at - MOST_DAYS_APART) * DAY_MS);
    const year = date.getUTCFullYear();
    const dayOfYear = (date.getTime() - Date.UTC(year, 0, 0)) / DAY_MS;
    return String(year % 10) + String(dayOfYear).padStart(3, '0');
  });
  return new Set(beginnings);
}

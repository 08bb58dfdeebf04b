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

import type { Paise } from '@trust/shared/contract/donations/amount';

/** Longest note that all UPI apps take, in characters. */
const LONGEST_NOTE = 50;

/** Rupees with two decimals for a UPI app, such as `500.50`. */
export function upiAmount(amount: Paise): string {
  return (amount / 100).toFixed(2);
}

/** The address that a UPI app opens or reads from a QR code, by NPCI's linking specification. */
export function upiAddress({
  upiId,
  name,
  note,
  amount,
}: {
  upiId: string;
  name: string;
  note: string;
  amount: string | undefined;
}): string {
  const fields: [string, string][] = [
    ['pa', upiId],
    ['pn', name],
    ...(amount === undefined ? [] : ([['am', amount]] satisfies [string, string][])),
    ['cu', 'INR'],
    ['tn', note.slice(0, LONGEST_NOTE)],
  ];
  // Apps read %20 and not the plus of a form; and some look for the ID's @ as it is.
  const encodeField = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');
  return `upi://pay?${fields.map(([key, value]) => `${key}=${encodeField(value)}`).join('&')}`;
}

/** The dark squares of a QR code as one SVG path, in units of one square. */
export function toSvgPath(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

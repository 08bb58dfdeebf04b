import { readAmount } from '@trust/shared/contract/amount';

/** Longest note that all UPI apps take, in characters. */
const LONGEST_NOTE = 50;

/** Rupees with two places for a UPI app, `500.50`; undefined while no amount can be read. */
export function upiAmount(typed: string): string | undefined {
  const amount = readAmount(typed);
  return amount.kind === 'paise' ? (amount.paise / 100).toFixed(2) : undefined;
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
  const written = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');
  return `upi://pay?${fields.map(([key, value]) => `${key}=${written(value)}`).join('&')}`;
}

/** The dark squares of a QR code as one SVG path, in units of one square. */
export function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

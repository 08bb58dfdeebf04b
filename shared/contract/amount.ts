/** The least and the most that one donation may be, in paise; a server may be told to allow less. */
export const SMALLEST_DONATION = 100;
export const LARGEST_DONATION = 1_00_00_000_00;

/** What a donor's text for an amount comes to. `missing` covers all that is no amount of at least a rupee. */
export type Amount =
  | { readonly kind: 'paise'; readonly paise: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-precise' }
  | { readonly kind: 'too-large' };

/** As rupees are written on bills and in messages: `Rs. 500/-`, `INR 500`, `500 rupees`, `൫൦൦ രൂപ`. */
const BEFORE = '(?:(?:₹|rs\\.?|inr|രൂപ|രൂ\\.?)\\s*)?';
const AFTER = '(?:\\s*(?:/-|/=|rs\\.?|rupees?|inr|രൂ\\.?|രൂപ))?';
const FIGURES = '([0-9]+|[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3})(?:\\.([0-9]*))?';
const WRITTEN = new RegExp(`^${BEFORE}${FIGURES}${AFTER}$`, 'i');

/** Reads rupees as typed (`500`, `1,00,000.50`, `Rs. 500/-`, `൫൦൦`) into whole paise, never through a fraction. */
export function readAmount(typed: string): Amount {
  const match = WRITTEN.exec(westernDigits(typed).trim());
  if (!match) return { kind: 'missing' };
  const rupees = (match[1] ?? '').replaceAll(',', '').replace(/^0+/, '');
  const places = match[2] ?? '';
  if (places.length > 2) return { kind: 'too-precise' };
  if (rupees.length > 9) return { kind: 'too-large' };
  const paise = Number(rupees + places.padEnd(2, '0'));
  if (paise < SMALLEST_DONATION) return { kind: 'missing' };
  if (paise > LARGEST_DONATION) return { kind: 'too-large' };
  return { kind: 'paise', paise };
}

/** The same text with Malayalam digits (൦ to ൯) written as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0d66-\u0d6f]/g, (digit) => String(digit.charCodeAt(0) - 0x0d66));
}

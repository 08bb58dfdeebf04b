const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats paise as rupees, the same in all languages: 1005050 is `₹10,050.50`. */
export function formatWithPaise(paise: number): string {
  return RUPEES.format(paise / 100);
}

/** Formats the smallest units of a currency; of another one than rupees as they are. */
export function formatSum(amount: number, currency: string): string {
  return currency === 'INR' ? formatWithPaise(amount) : `${amount} ${currency}`;
}

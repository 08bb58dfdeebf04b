import { readFigures } from './figures.ts';

/** As rupees are written on bills and in messages: `Rs. 500/- only`, `INR 500`, `500₹`, `൫൦൦ രൂപ`. */
const BEFORE = '(?:(?:₹|rs|rupees?|inr|രൂപ|രൂ)[.:]?\\s*)*';
const AFTER = '(?:\\s*(?:₹|/[-=\\u2010-\\u2015]|rs|rupees?|inr|only|രൂപ|രൂ|മാത്രം)\\.?)*';
/** Plain, or in groups as India (1,00,000) or the West (100,000) writes them. */
const RUPEES = '[0-9]+|[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3}|[1-9][0-9]{0,2}(?:,[0-9]{3})+';
const WRITTEN = new RegExp(`^${BEFORE}(${RUPEES})(?:\\.([0-9]*))?${AFTER}$`, 'i');

/** Rupees as people and banks write them, in figures without commas; undefined for any other text, `500,00` among them. */
export function splitRupees(
  typed: string,
): { readonly rupees: string; readonly decimals: string } | undefined {
  // Arabic figures have separators of their own.
  const text = readFigures(typed)
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.');
  const [, rupees = '', decimals = ''] = WRITTEN.exec(text) ?? [];
  return rupees === '' ? undefined : { rupees: rupees.replace(/,/g, ''), decimals };
}

import { readFigures } from './figures.ts';

/** A reference of this site, with slashes, dashes or spaces between its prefix, year and number. */
const REFERENCE =
  /(?:^|[^a-z0-9])([a-z]{2,12})[\s/\\_.\p{Pd}]+([0-9]{4})[\s/\\_.\p{Pd}]+([0-9]{1,15})(?![a-z0-9])/iu;
/** An id of a provider's order or payment, whose capitals matter. */
const PROVIDER_ID = /(?:^|[^A-Za-z0-9])((?:order|pay)_[A-Za-z0-9]+)/;

/**
 * The first thing in a text that looks like a payment's reference, as it is stored: `SCT/2026/000123` of
 * `Transaction reference: sct-2026-123.`; the plain text where nothing does.
 */
export function readReference(typed: string): string {
  const text = readFigures(typed);
  const [, prefix = '', year, number = ''] = REFERENCE.exec(text) ?? [];
  if (prefix !== '') return [prefix.toUpperCase(), year, number.padStart(6, '0')].join('/');
  return PROVIDER_ID.exec(text)?.[1] ?? text;
}

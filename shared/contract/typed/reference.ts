import { readFigures } from './figures.ts';

const NUMBER = '(0(?:\\s?[0-9]){5}|[0-9]{1,15})(?![a-z0-9])';
const BEFORE = '(?:^|[^a-z0-9])([a-z]{2,12})';
/**
 * A reference of this site: with slashes or dashes between its prefix, year and number, without any, else with spaces, as
 * dates may have them that stand before it.
 */
const REFERENCES = [
  '[/\\\\_.\\p{Pd}]+([0-9]{4})[/\\\\_.\\p{Pd}]+',
  '(20[0-9]{2})(?=[0-9]{6}(?![0-9]))',
  '[\\s/\\\\_.\\p{Pd}]+([0-9]{4})[\\s/\\\\_.\\p{Pd}]+',
].map((year) => new RegExp(BEFORE + year + NUMBER, 'iu'));
/** An id of a provider's order or payment, whose capitals matter. */
const PROVIDER_ID = /(?:^|[^A-Za-z0-9])((?:order|pay)_[A-Za-z0-9]+)/;

/**
 * The first thing in a text that looks like a payment's reference, as it is stored: `SCT/2026/000123` of
 * `Transaction reference: sct-2026-123.`; the plain text where nothing does.
 */
export function readReference(typed: string): string {
  const text = readFigures(typed);
  for (const pattern of REFERENCES) {
    const [, prefix, year, number] = pattern.exec(text) ?? [];
    if (prefix && number)
      return [prefix.toUpperCase(), year, number.replace(/\s/g, '').padStart(6, '0')].join('/');
  }
  return PROVIDER_ID.exec(text)?.[1] ?? text;
}
